import sharp from 'sharp';
import { curve, downward, circle, path, rect } from '../kit/shapes.ts';
import { wordMark } from './logos.ts';
import { mark, svg } from './mark.ts';

const [WIDTH, HEIGHT] = [1200, 300];

const bank = (heights: readonly number[], fill: string) =>
  path(
    `${curve(heights.map((y, i) => [(i * WIDTH) / (heights.length - 1), y]))}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`,
    fill,
  );

/** The header image of e-mails, at twice its size: mark and both names on a river at dawn. */
export async function mailHeader(): Promise<Buffer> {
  const sky = downward([
    [0, '#fffbf4'],
    [1, '#fdeccb'],
  ]);
  const [english, bengali] = await Promise.all([wordMark('en', 'paper'), wordMark('bn', 'paper')]);
  const drawing = [
    sky.defs,
    rect(0, 0, WIDTH, HEIGHT, sky.fill),
    circle(960, 190, 84, '#f6b73c'),
    bank([210, 190, 206, 186, 200, 180], '#bfdedb'),
    bank([238, 232, 244, 236, 240, 228], '#7fb9b6'),
    bank([262, 268, 260, 270, 262, 266], '#0e7079'),
    bank([284, 280, 288, 282, 286, 280], '#07363c'),
    `<g transform="translate(70 50) scale(2.2)">${mark('paper')}</g>`,
    `<g transform="translate(200 44) scale(1.9)">${english.drawing}</g>`,
    `<g transform="translate(200 104) scale(1.5)">${bengali.drawing}</g>`,
  ].join('');
  return sharp(Buffer.from(svg(WIDTH, HEIGHT, drawing)))
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}
