import sharp from 'sharp';
import { n, rect } from '../kit/shapes.ts';
import { mark, svg } from './mark.ts';

/** Offset of the mark's centre below the centre of its square. */
const LOW = 1.5;

/** The mark centred on its own background, with `inset` of 48 free on each side. */
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

/** Largest size: on its own background it is visible on light and dark tabs alike. */
const tab = tile(2.5, 11);

/** Safe zone: launchers crop a maskable icon to any shape around its middle four fifths. */
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

/** Wraps one PNG in an ICO file, for old browsers and crawlers. */
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
