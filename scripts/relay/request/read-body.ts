/** A request that cannot be read, with the HTTP status that gives the reason. */
export class RequestError extends Error {
  readonly status: 400 | 408 | 413 | 415;

  constructor(status: RequestError['status'], message: string) {
    super(message);
    this.name = 'RequestError';
    this.status = status;
  }
}

interface Limits {
  /** In bytes. */
  size: number;
  /** The maximum time for the whole body, in milliseconds. */
  time: number;
}

/**
 * Reads a body with limits on size and time; never more than the limit is held in memory.
 * @throws RequestError 413 or 408 beyond a limit, or 400 if the sender aborts
 */
export async function readBody(request: Request, { size, time }: Limits): Promise<Uint8Array> {
  if (Number(request.headers.get('Content-Length') ?? 0) > size) throw tooLong();
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  const slow = Promise.withResolvers<never>();
  const timer = setTimeout(() => slow.reject(new RequestError(408, 'The body took too long.')), time);
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    while (true) {
      const { done, value } = await Promise.race([reader.read(), slow.promise]);
      if (done) return Buffer.concat(chunks);
      length += value.length;
      if (length > size) throw tooLong();
      chunks.push(value);
    }
  } catch (error) {
    // Not awaited, because the sender may wait for the rest to be read.
    reader.cancel().catch(() => {});
    throw error instanceof RequestError ? error : new RequestError(400, 'The body broke off.');
  } finally {
    clearTimeout(timer);
  }
}

const tooLong = () => new RequestError(413, 'The body is too long.');
