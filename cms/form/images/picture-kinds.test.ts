import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isAnimated, kindOf } from './picture-kinds.ts';

const plain = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: { r: 9, g: 90, b: 120 } } });

/** Two frames, one above the other. */
const frames = () =>
  sharp(Buffer.from(Array.from({ length: 8 * 16 * 3 }, (_, n) => (n < 8 * 8 * 3 ? 10 : 200))), {
    raw: { width: 8, height: 16, channels: 3, pageHeight: 8 },
  });

const container = (...brands: string[]) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 8 + 4 * (brands.length + 1)]),
    Buffer.from(`ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`),
  ]);

test('a picture is known by its bytes', async () => {
  expect(kindOf(await plain().jpeg().toBuffer())).toBe('jpeg');
  expect(kindOf(await plain().png().toBuffer())).toBe('png');
  expect(kindOf(await plain().gif().toBuffer())).toBe('gif');
  expect(kindOf(await plain().webp().toBuffer())).toBe('webp');
  expect(kindOf(await plain().avif().toBuffer())).toBe('avif');
  expect(kindOf(container('heic', 'mif1', 'heic'))).toBe('heic');
  expect(kindOf(container('mif1', 'mif1', 'avif'))).toBe('avif');
  expect(kindOf(container('isom', 'mp42'))).toBeUndefined();
  expect(kindOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeUndefined();
  expect(kindOf(Buffer.alloc(0))).toBeUndefined();
});

test('what moves is told from what does not', async () => {
  for (const kind of ['gif', 'webp'] as const) {
    expect(isAnimated(kind, await frames().toFormat(kind).toBuffer()), kind).toBe(true);
    expect(isAnimated(kind, await plain().toFormat(kind).toBuffer()), kind).toBe(false);
  }
  const png = await plain().png().toBuffer();
  expect(isAnimated('png', png)).toBe(false);
  const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');
  const afterHead = 8 + 25;
  const moving = Buffer.concat([png.subarray(0, afterHead), control, png.subarray(afterHead)]);
  expect(isAnimated('png', moving)).toBe(true);
  expect(isAnimated('jpeg', await plain().jpeg().toBuffer())).toBe(false);
});

test('a file that ends too early is read no further', () => {
  expect(isAnimated('gif', Buffer.from('GIF89a'))).toBe(false);
  expect(isAnimated('webp', Buffer.from('RIFF....WEBPVP8X'))).toBe(false);
  expect(isAnimated('png', Buffer.from([0x89, 0x50]))).toBe(false);
});
