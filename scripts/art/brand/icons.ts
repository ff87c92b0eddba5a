import sharp from 'sharp';
import { rect } from '../kit/shapes.ts';
import { mark, svg } from './mark.ts';

/** The mark on a ground of its own; `inset` of 48 is left free around it. */
function tile(inset: number, radius: number): string {
  const scale = (48 - inset * 2) / 48;
  return svg(
    48,
    48,
    `${rect(0, 0, 48, 48, '#07363c', radius)}<g transform="translate(${inset} ${inset}) scale(${scale})">${mark('night')}</g>`,
  );
}

const png = (drawing: string, size: number) =>
  sharp(Buffer.from(drawing), { density: (72 * size) / 48 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** Launchers cut a maskable icon to any shape within its middle four fifths. */
const icons = {
  'apple-touch-icon.png': [tile(7, 0), 180],
  'icon-192.png': [tile(6, 10), 192],
  'icon-512.png': [tile(6, 10), 512],
  'icon-maskable-512.png': [tile(10, 0), 512],
  'favicon-32.png': [tile(3, 9), 32],
} as const;

export async function iconFiles(): Promise<Record<string, Buffer | string>> {
  const drawn = await Promise.all(
    Object.entries(icons).map(async ([name, [drawing, size]]) => [name, await png(drawing, size)]),
  );
  const files = Object.fromEntries(drawn) as Record<keyof typeof icons, Buffer>;
  return {
    ...files,
    'favicon.svg': svg(48, 48, mark('paper')),
    'favicon.ico': ico(files['favicon-32.png'], 32),
    'site.webmanifest': manifest,
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

const manifest = `${JSON.stringify(
  {
    name: 'Kheya Travels',
    short_name: 'Kheya',
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#fffbf4',
    theme_color: '#07363c',
    icons: [
      { src: '/brand/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/brand/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/brand/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  },
  null,
  2,
)}\n`;
