import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { circle, n, path, repeat, stroke } from './kit/shapes.ts';

const tile = (width: number, height: number, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing}</svg>\n`;

const sewn = (drawing: string, stitch: string) =>
  drawing.replaceAll('<path', `<path stroke-dasharray="${stitch}"`);

/** Running stitches of a quilt around a lotus, in thread a little darker than the sand. */
function kantha(): string {
  const thread = '#e4d5b9';
  const petals = repeat(8, (i) => {
    const turned = `<g transform="translate(64 64) rotate(${i * 45})">`;
    return `${turned}${stroke('M0 -8C-11 -18 -9 -30 0 -38C9 -30 11 -18 0 -8', thread, 1.6)}</g>`;
  });
  const rows = repeat(8, (i) => {
    const y = 8 + i * 16;
    const reach = Math.sqrt(Math.max(0, 48 ** 2 - (y - 64) ** 2));
    return reach === 0
      ? stroke(`M${i % 2 ? 0 : 6} ${y}H128`, thread, 1.6)
      : stroke(`M${i % 2 ? 0 : 6} ${y}H${n(64 - reach)}M${n(64 + reach)} ${y}H128`, thread, 1.6);
  });
  return tile(
    128,
    128,
    sewn(rows, '7 9') +
      sewn(petals, '4 4') +
      circle(64, 64, 3, thread) +
      sewn(stroke('M64 20a44 44 0 1 0 .1 0', thread, 1.6), '7 7'),
  );
}

/** A vine painted with rice flour on a dark floor. */
function alpona(): string {
  const paint = '#ffffff';
  const leaf = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${path('M0 0C-12 -8 -12 -24 0 -34C12 -24 12 -8 0 0Z', paint)}</g>`;
  const drawing = [
    stroke('M0 60Q40 20 80 60T160 60', paint, 3),
    leaf(40, 40, -34) + leaf(40, 40, 34),
    leaf(120, 80, 146) + leaf(120, 80, 214),
    ...[22, 62, 98, 138].map((x, i) => circle(x, i < 2 ? 84 : 36, 4, paint)),
    ...[80, 160, 0].map((x) => circle(x, 60, 7, paint)),
  ];
  return tile(160, 120, `<g opacity=".07">${drawing.join('')}</g>`);
}

/** Light grounds for a few sections. */
export async function writePatterns(publicFolder: string): Promise<void> {
  const folder = join(publicFolder, 'patterns');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'kantha.svg'), kantha());
  await writeFile(join(folder, 'alpona.svg'), alpona());
}
