import { random } from './random.ts';
import { circle, n, path, polygon, rect, repeat, stroke } from './shapes.ts';

/** A half round. */
export const halfDome = (x: number, base: number, r: number, fill: string) =>
  path(`M${n(x - r)} ${n(base)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(base)}Z`, fill);

/** Swelling and drawn to a point, with a shaded right half. */
export const onionDome = (
  x: number,
  base: number,
  r: number,
  fill: string,
  shade: string,
  tall = 1.42,
) => {
  const side = (s: number) =>
    `M${n(x)} ${n(base)}H${n(x + s * r * 0.86)}C${n(x + s * r * 1.3)} ${n(base - r * tall * 0.48)} ${n(x + s * r * 0.42)} ${n(base - r * tall * 0.74)} ${n(x)} ${n(base - r * tall)}Z`;
  return path(side(-1), fill) + path(side(1), shade);
};

/** A rod with a small crescent. */
export const finial = (x: number, y: number, s: number, colour: string) =>
  stroke(`M${n(x)} ${n(y)}v${n(-26 * s)}`, colour, 3 * s) +
  stroke(
    `M${n(x - 6 * s)} ${n(y - 40 * s)}a${n(8 * s)} ${n(8 * s)} 0 1 0 ${n(12 * s)} 0`,
    colour,
    3 * s,
  );

export const spike = (x: number, y: number, s: number, colour: string) =>
  stroke(`M${n(x)} ${n(y)}v${n(-34 * s)}`, colour, 3 * s) + circle(x, y - 14 * s, 5 * s, colour);

interface Minaret {
  x: number;
  base: number;
  height: number;
  w: number;
  fill: string;
  shade: string;
  balconies?: number;
}

export function minaret({ x, base, height, w, fill, shade, balconies = 3 }: Minaret): string {
  const top = base - height;
  return [
    rect(x - w / 2, top, w, height, fill),
    rect(x + w * 0.06, top, w * 0.44, height, shade),
    repeat(balconies, (i) =>
      rect(x - w * 0.85, top + height * 0.2 * (i + 0.12), w * 1.7, w * 0.34, fill, 3),
    ),
    polygon(
      [
        [x - w / 2, top],
        [x, top - w * 3],
        [x + w / 2, top],
      ],
      shade,
    ),
    finial(x, top - w * 2.9, w / 30, shade),
  ].join('');
}

/** Windows in rows and columns; some are dark. */
export function windows(
  seed: number,
  x: number,
  y: number,
  w: number,
  h: number,
  columns: number,
  rows: number,
  fill: string,
  share = 0.55,
): string {
  const next = random(seed);
  const [cw, ch] = [w / columns, h / rows];
  let d = '';
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++)
      if (next() < share)
        d += `M${n(x + i * cw + cw * 0.25)} ${n(y + j * ch + ch * 0.3)}h${n(cw * 0.5)}v${n(ch * 0.42)}h${n(-cw * 0.5)}Z`;
  return path(d, fill, 0.8);
}

interface Skyline {
  seed: number;
  base: number;
  count: number;
  min: number;
  max: number;
  fill: string;
  window?: string;
  from?: number;
  to?: number;
  /** Roofs that slope on some of the houses. */
  slopes?: boolean;
}

export function skyline({
  seed,
  base,
  count,
  min,
  max,
  fill,
  window,
  from = 0,
  to = 1600,
  slopes = true,
}: Skyline): string {
  const next = random(seed);
  const step = (to - from) / count;
  return repeat(count, (i) => {
    const w = step * (0.7 + next() * 0.5);
    const x = from + i * step + next() * step * 0.3;
    const h = min + next() * (max - min);
    const roof = slopes && next() < 0.35;
    return (
      rect(x, base - h, w, h, fill) +
      (roof
        ? polygon(
            [
              [x, base - h + 1],
              [x + w, base - h - w * 0.6],
              [x + w, base - h + 1],
            ],
            fill,
          )
        : '') +
      (window
        ? windows(seed + i, x, base - h, w, h, 4, Math.max(2, Math.round(h / 26)), window, 0.4)
        : '')
    );
  });
}

/** A roof with eaves that turn up, around its middle. */
export const eaves = (
  x: number,
  base: number,
  half: number,
  h: number,
  fill: string,
  lift = 0.35,
) =>
  path(
    `M${n(x - half)} ${n(base - h * lift)}Q${n(x - half * 0.62)} ${n(base - h * 0.12)} ${n(x - half * 0.4)} ${n(base - h)}H${n(x + half * 0.4)}Q${n(x + half * 0.62)} ${n(base - h * 0.12)} ${n(x + half)} ${n(base - h * lift)}L${n(x + half * 0.86)} ${n(base)}H${n(x - half * 0.86)}Z`,
    fill,
  );

export const house = (
  x: number,
  base: number,
  w: number,
  h: number,
  wall: string,
  roof: string,
  window: string,
) =>
  rect(x, base - h, w, h, wall) +
  polygon(
    [
      [x - w * 0.12, base - h],
      [x + w / 2, base - h - w * 0.45],
      [x + w * 1.12, base - h],
    ],
    roof,
  ) +
  rect(x + w * 0.18, base - h * 0.7, w * 0.2, h * 0.36, window) +
  rect(x + w * 0.6, base - h * 0.7, w * 0.2, h * 0.36, window);
