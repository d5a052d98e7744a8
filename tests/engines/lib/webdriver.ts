/**
 * The WebDriver commands that the tests use (W3C WebDriver, sections 8 to 17). Client libraries contain tens
 * of megabytes of programs that download browsers; a dozen requests need none of them.
 */
export interface WebDriver {
  /**
   * Sends a command of the session, such as `POST` `url`, and returns its value; throws with the reason of a
   * failure.
   */
  send(method: 'GET' | 'POST' | 'DELETE', command: string, body?: unknown): Promise<unknown>;
  /** Ends the session and closes its browser. */
  end(): Promise<void>;
}

/** The key of an element's reference in answers (W3C WebDriver, section 12.2). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** The reference of the element that a command returned. */
export function elementId(value: unknown): string {
  const id = value !== null && typeof value === 'object' && ELEMENT in value ? value[ELEMENT] : undefined;
  if (typeof id !== 'string') throw new Error(`No element in ${JSON.stringify(value)}.`);
  return id;
}

/**
 * Starts a session with a browser without history.
 * @param driver the driver's address
 * @param capabilities the required browser (W3C WebDriver, section 7)
 */
export async function startSession(driver: string, capabilities: object): Promise<WebDriver> {
  const started = await request(driver, 'POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  if (started === null || typeof started !== 'object' || !('sessionId' in started))
    throw new Error(`No session: ${JSON.stringify(started)}`);
  const session = `/session/${String(started.sessionId)}`;
  return {
    send: (method, command, body) => request(driver, method, `${session}/${command}`, body),
    end: async () => {
      await request(driver, 'DELETE', session);
    },
  };
}

async function request(driver: string, method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(driver + path, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    signal: AbortSignal.timeout(30_000),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
  return value;
}
