import sharp from 'sharp';
import { n, rect } from '../kit/shapes.ts';
import { mark, svg } from './mark.ts';

/** How far the middle of moon and boat lies below the middle of their square. */
const LOW = 1.5;

/** The mark in the middle of a ground of its own; `inset` of 48 is left free beside it. */
function tile(inset: number, radius: number): string {
  const scale = (48 - inset * 2) / 48;
  return svg(
    48,
    48,
    `${rect(0, 0, 48, 48, '#07363c', radius)}<g transform="translate(${inset} ${n(inset - LOW * scale)}) scale(${scale})">${mark('night')}</g>`,
  );
}

const png = (drawing: string, size: number) =>
  sharp(Buffer.from(drawing), { density: (72 * size) / 48 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** As large as it goes: on a ground of its own it is seen on light and dark tabs alike. */
const tab = tile(2.5, 11);

/** Launchers cut a maskable icon to any shape within its middle four fifths. */
const icons = {
  'apple-touch-icon.png': [tile(7, 0), 180],
  'icon-192.png': [tile(6, 10), 192],
  'icon-512.png': [tile(6, 10), 512],
  'icon-maskable-512.png': [tile(10, 0), 512],
  'favicon-32.png': [tab, 32],
} as const;

export async function iconFiles(): Promise<Record<string, Buffer | string>> {
  const drawn = await Promise.all(
    Object.entries(icons).map(async ([name, [drawing, size]]) => [name, await png(drawing, size)]),
  );
  const files = Object.fromEntries(drawn) as Record<keyof typeof icons, Buffer>;
  return {
    ...files,
    'favicon.svg': tab,
    'favicon.ico': ico(files['favicon-32.png'], 32),
  };
}

/** One PNG in the envelope that old browsers and crawlers ask for. */
function ico(image: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}
