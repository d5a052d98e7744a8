import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { SVG } from '../../tests/fixtures/make-snapshot.ts';
import { pictureFault } from './picture-file.ts';

function faultOf(name: string, content: Uint8Array | string): string | undefined {
  const dir = mkdtempSync(join(tmpdir(), 'picture-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  writeFileSync(join(dir, name), content);
  return pictureFault(join(dir, name));
}

/** Noise, so that the file is far larger than the part that is read. */
const picture = (format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif', width = 300) =>
  sharp({
    create: {
      width,
      height: 200,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .toFormat(format)
    .toBuffer();

test.each([
  ['a.jpg', 'jpeg'],
  ['a.JPEG', 'jpeg'],
  ['a.png', 'png'],
  ['a.webp', 'webp'],
  ['a.avif', 'avif'],
  ['a.gif', 'gif'],
] as const)('%s is whole, and cut off is told', async (name, format) => {
  const whole = await picture(format);
  expect(faultOf(name, whole)).toBeUndefined();
  // Neither head nor end of an AVIF gives its length.
  if (format !== 'avif')
    expect(faultOf(name, whole.subarray(0, whole.length / 2))).toBe('a picture that was cut off');
});

test.each(['a.jpg', 'a.png', 'a.webp', 'a.avif', 'a.gif', 'a.svg'])('%s: no picture', (name) => {
  expect(faultOf(name, '')).toBe('an empty file');
  expect(faultOf(name, '<!doctype html><title>404</title>')).toBe('a file that is no picture');
  expect(faultOf(name, Buffer.alloc(300_000))).toBe('a file that is no picture');
});

test('a format that the name does not say is told', async () => {
  expect(faultOf('a.jpg', await picture('png'))).toBe('a picture of the format png');
});

/** The head of a container as phones write it: its brands, and a size. */
function container(kind: string, others: string): Buffer {
  const box = (name: string, ...content: Buffer[]): Buffer => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), ...content]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(body.length + 4);
    return Buffer.concat([length, body]);
  };
  const size = Buffer.alloc(12);
  size.writeUInt32BE(400, 4);
  size.writeUInt32BE(300, 8);
  return Buffer.concat([
    box('ftyp', Buffer.from(`${kind}\0\0\0\0${others}`, 'latin1')),
    box('meta', Buffer.alloc(4), box('iprp', box('ipco', box('ispe', size)))),
  ]);
}

test.each([
  ['a.jpg', 'heic', 'mif1heic', 'a picture of the format heic'],
  ['a.JPG', 'mif1', 'mif1heic', 'a picture of the format heic'],
  ['a.avif', 'mif1', 'mif1heic', 'a picture of the format heic'],
  ['a.avif', 'mif1', 'mif1avif', undefined],
  ['a.avif', 'avif', 'avifmif1', undefined],
])('%s of the kind %s (%s)', (name, kind, others, fault) => {
  expect(faultOf(name, container(kind, others))).toBe(fault);
});

test('a drawing', () => {
  expect(faultOf('a.svg', `<?xml version="1.0"?>\n<!-- plan -->\n${SVG}\n`)).toBeUndefined();
  expect(faultOf('a.svg', SVG.slice(0, -4))).toBe('a picture that was cut off');
});

test('a head longer than usual is read whole', async () => {
  const plain = await picture('jpeg', 40);
  // Three application segments of 64 kB before the size, as some cameras write them.
  const segment = Buffer.concat([Buffer.from([0xff, 0xe2, 0xff, 0xff]), Buffer.alloc(0xfffd)]);
  const long = Buffer.concat([plain.subarray(0, 2), segment, segment, segment, plain.subarray(2)]);
  expect(faultOf('a.jpg', long)).toBeUndefined();
});

test('what is no picture by its name is passed over', () => {
  expect(faultOf('plan.pdf', 'x')).toBeUndefined();
});
