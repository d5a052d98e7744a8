/** A request that cannot be read, and the HTTP status that says why. */
export class RequestError extends Error {
  readonly status: 400 | 408 | 413 | 415;

  constructor(status: RequestError['status'], message: string) {
    super(message);
    this.name = 'RequestError';
    this.status = status;
  }
}

interface Limits {
  /** Bytes. */
  size: number;
  /** Milliseconds that the whole body may take. */
  time: number;
}

/**
 * Reads a body that is neither too long nor too slow; nothing more than the limit is ever held.
 * @throws RequestError 413, 408, or 400 when the sender breaks off
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
    // The sender waits for nobody to read the rest.
    reader.cancel().catch(() => {});
    throw error instanceof RequestError ? error : new RequestError(400, 'The body broke off.');
  } finally {
    clearTimeout(timer);
  }
}

const tooLong = () => new RequestError(413, 'The body is too long.');
