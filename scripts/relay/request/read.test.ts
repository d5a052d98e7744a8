import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { RequestError, readBody } from './read-body.ts';
import { readEntries } from './read-entries.ts';

const FORM = 'application/x-www-form-urlencoded';
const bytes = (text: string) => new TextEncoder().encode(text);
const read = async (type: string, body: string | Uint8Array) =>
  Object.fromEntries(await readEntries(type, typeof body === 'string' ? bytes(body) : body));

const multipart = (name: string, value: string, extra = '') =>
  `--xx\r\nContent-Disposition: form-data; name="${name}"${extra}\r\n\r\n${value}\r\n--xx--\r\n`;

test.each([
  [FORM, 'a=1&b=x+y%20z&a=%C3%A9', { a: ['1', 'é'], b: ['x y z'] }],
  [`${FORM}; charset=UTF-8`, 'a==b&c', { a: ['=b'], c: [''] }],
  [FORM, '', {}],
  [
    'application/json',
    '{"a":"1","b":["x","y"],"c":3,"d":true,"e":null}',
    { a: ['1'], b: ['x', 'y'], c: ['3'], d: ['true'] },
  ],
  ['Application/JSON;charset="utf-8"', '{}', {}],
  ['application/json', '{"__proto__":"x","a":"\\ud800"}', { a: ['\ufffd'] }],
  ['multipart/form-data; boundary=xx', multipart('a', 'é\r\nb'), { a: ['é\r\nb'] }],
  [
    'multipart/form-data; boundary=xx',
    multipart('a', '', '; filename=""\r\nContent-Type: application/octet-stream'),
    {},
  ],
])('%s %s', async (type, body, entries) => expect(await read(type, body)).toMatchObject(entries));

test.each([
  ['text/plain', 'a=1', 415],
  ['', 'a=1', 415],
  ['application/xml', '<a/>', 415],
  [`${FORM}; charset=iso-8859-1`, 'a=%E9', 415],
  [FORM, 'a=%E9', 400],
  [FORM, 'a=%', 400],
  [FORM, 'a=%00', 400],
  [FORM, new Uint8Array([0x61, 0x3d, 0xff]), 400],
  [FORM, 'a=1&'.repeat(501), 400],
  ['application/json', '{"a":', 400],
  ['application/json', '[1]', 400],
  ['application/json', '"a"', 400],
  ['application/json', 'null', 400],
  ['application/json', '{"a":{"b":1}}', 400],
  ['application/json', new Uint8Array([0x22, 0xc3, 0x28, 0x22]), 400],
  ['multipart/form-data; boundary=xx', 'not multipart', 400],
  ['multipart/form-data', multipart('a', '1'), 400],
  ['multipart/form-data; boundary=xx', multipart('a', 'GIF', '; filename="a.gif"'), 400],
  ['multipart/form-data; boundary=xx', new Uint8Array([...bytes(multipart('a', '1')), 0xff]), 400],
])('%s %s is refused with %i', async (type, body, status) =>
  expect(read(type, body)).rejects.toMatchObject({ name: 'RequestError', status }),
);

test('no body makes it throw anything else', () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom(FORM, 'application/json', 'multipart/form-data; boundary=xx', 'text/html', ';;'),
      fc.oneof(fc.uint8Array(), fc.string().map(bytes), fc.json().map(bytes)),
      async (type, body) => {
        await read(type, body).catch((error: unknown) => expect(error).toBeInstanceOf(RequestError));
      },
    ),
  ));

describe('readBody', () => {
  const LIMITS = { size: 10, time: 1000 };
  const request = (body: ReadableStream | string, headers = {}) =>
    new Request('http://relay.example/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
  const streamOf = (...parts: string[]) =>
    new ReadableStream({
      start(controller) {
        for (const part of parts) controller.enqueue(bytes(part));
        controller.close();
      },
    });

  test('gives the whole body', async () => {
    expect(String(await readBody(request(streamOf('abc', 'defg', 'hij')), LIMITS))).toBe('abcdefghij');
    expect(await readBody(new Request('http://relay.example/', { method: 'POST' }), LIMITS)).toHaveLength(0);
  });

  test('stops at the limit, whatever the length that was announced', async () => {
    await expect(readBody(request(streamOf('abcdef', 'ghijk')), LIMITS)).rejects.toMatchObject({
      status: 413,
    });
    const announced = request('a', { 'Content-Length': '5000000' });
    await expect(readBody(announced, LIMITS)).rejects.toMatchObject({ status: 413 });
  });

  test('does not wait for ever', async () => {
    vi.useFakeTimers();
    const reading = readBody(request(new ReadableStream()), LIMITS);
    const refused = expect(reading).rejects.toMatchObject({ status: 408 });
    await vi.advanceTimersByTimeAsync(1001);
    await refused;
    vi.useRealTimers();
  });

  test('notices when the sender breaks off', async () => {
    const broken = new ReadableStream({ start: (controller) => controller.error(new Error('gone')) });
    await expect(readBody(request(broken), LIMITS)).rejects.toMatchObject({ status: 400 });
  });
});
