import sharp from 'sharp';
import { drawPicture } from './picture.ts';

const CARD = { width: 360, height: 270 };
const GAP = 10;
const GROUND = '#2a2a2a';

/** Pictures at card size, in rows, for review. */
export async function contactSheet(names: readonly string[], columns = 6): Promise<Buffer> {
  const cards = await Promise.all(
    names.map(async (name, i) => ({
      input: await sharp(Buffer.from(drawPicture(name)))
        .resize({ ...CARD, fit: 'contain', background: GROUND })
        .png()
        .toBuffer(),
      left: GAP + (i % columns) * (CARD.width + GAP),
      top: GAP + Math.floor(i / columns) * (CARD.height + GAP),
    })),
  );
  const rows = Math.ceil(names.length / columns);
  return sharp({
    create: {
      width: GAP + columns * (CARD.width + GAP),
      height: GAP + rows * (CARD.height + GAP),
      channels: 3,
      background: GROUND,
    },
  })
    .composite(cards)
    .png()
    .toBuffer();
}
