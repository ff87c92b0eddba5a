import { random } from './random.ts';
import { circle, ellipse, n, path, polygon, rect, repeat, stroke, WIDTH } from './shapes.ts';

const fronds = [-165, -140, -110, -75, -45, -18, 8, 188];

export function palm(
  x: number,
  y: number,
  height: number,
  lean: number,
  fill: string,
  s = 1,
): string {
  const tx = x + lean;
  const ty = y - height;
  const trunk = path(
    `M${n(x - 9 * s)} ${n(y)}Q${n(x + lean * 0.2)} ${n(y - height * 0.6)} ${n(tx - 5 * s)} ${n(ty)}L${n(tx + 5 * s)} ${n(ty)}Q${n(x + lean * 0.2 + 14 * s)} ${n(y - height * 0.55)} ${n(x + 10 * s)} ${n(y)}Z`,
    fill,
  );
  const leaves = fronds.map((degrees) => {
    const a = (degrees * Math.PI) / 180;
    const length = 130 * s;
    const ex = tx + Math.cos(a) * length;
    const ey = ty + Math.sin(a) * length * 0.62 + 46 * s;
    const mx = tx + Math.cos(a) * length * 0.55;
    const my = ty + Math.sin(a) * length * 0.75 - 18 * s;
    return path(
      `M${n(tx)} ${n(ty)}Q${n(mx)} ${n(my)} ${n(ex)} ${n(ey)}Q${n(mx + 6 * s)} ${n(my + 34 * s)} ${n(tx)} ${n(ty + 6 * s)}Z`,
      fill,
    );
  });
  return trunk + leaves.join('');
}

export const conifer = (x: number, y: number, height: number, fill: string) =>
  repeat(3, (i) => {
    const top = y - height + i * height * 0.22;
    const half = height * (0.13 + i * 0.07);
    return polygon(
      [
        [x, top],
        [x + half, top + height * 0.46],
        [x - half, top + height * 0.46],
      ],
      fill,
    );
  }) + rect(x - height * 0.03, y - height * 0.12, height * 0.06, height * 0.12, fill);

/** A wood of conifers along a line. */
export function pines(
  seed: number,
  y: number,
  height: number,
  count: number,
  fill: string,
): string {
  const next = random(seed);
  return repeat(count, (i) =>
    conifer(
      (i + next() * 0.7) * (WIDTH / count),
      y + next() * 24,
      height * (0.6 + next() * 0.5),
      fill,
    ),
  );
}

/** A broad crown: one full round with a scalloped edge, as even as a tree grows. */
export function crown(
  seed: number,
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
): string {
  const next = random(seed);
  const bumps = Math.round(5 + (w / h) * 5);
  return (
    ellipse(x, y, w * 0.46, h * 0.46, fill) +
    repeat(bumps, (i) => {
      const a = ((i + next() * 0.5) / bumps) * 2 * Math.PI;
      return circle(
        x + Math.cos(a) * w * 0.42,
        y + Math.sin(a) * h * 0.38,
        h * (0.2 + next() * 0.12),
        fill,
      );
    })
  );
}

/** A narrow evergreen like a flame, darker on its far side. */
export const cypress = (x: number, y: number, h: number, fill: string, shade: string) => {
  const side = (s: number) =>
    `M${n(x)} ${n(y - h)}C${n(x + s * h * 0.1)} ${n(y - h * 0.74)} ${n(x + s * h * 0.19)} ${n(y - h * 0.4)} ${n(x + s * h * 0.13)} ${n(y - h * 0.12)}Q${n(x + s * h * 0.09)} ${n(y - h * 0.06)} ${n(x)} ${n(y - h * 0.06)}Z`;
  return (
    rect(x - h * 0.022, y - h * 0.1, h * 0.044, h * 0.1, shade) +
    path(side(-1), fill) +
    path(side(1), shade)
  );
};

export const tree = (
  seed: number,
  x: number,
  y: number,
  height: number,
  fill: string,
  trunk = fill,
) =>
  rect(x - height * 0.03, y - height * 0.5, height * 0.06, height * 0.5, trunk) +
  crown(seed, x, y - height * 0.68, height * 0.62, height * 0.4, fill);

/** The far edge of a wood. */
export function thicket(
  seed: number,
  y: number,
  height: number,
  count: number,
  fill: string,
): string {
  const next = random(seed);
  return (
    repeat(count, (i) => {
      const h = height * (0.6 + next() * 0.8);
      return ellipse(
        (i * WIDTH) / count + next() * 40,
        y - h * 0.4,
        height * (0.4 + next() * 0.35),
        h * 0.6,
        fill,
      );
    }) + rect(0, y - height * 0.35, WIDTH, height * 0.9, fill)
  );
}

/** Grass or reed: thin strokes from the water or the ground. */
export function reeds(
  seed: number,
  from: number,
  to: number,
  y: number,
  height: number,
  fill: string,
  count = 24,
): string {
  const next = random(seed);
  return repeat(count, () => {
    const x = from + next() * (to - from);
    const h = height * (0.5 + next() * 0.6);
    return stroke(
      `M${n(x)} ${n(y + next() * 16)}q${n((next() - 0.5) * 12)} ${n(-h * 0.6)} ${n((next() - 0.5) * 36)} ${n(-h)}`,
      fill,
      4.5,
    );
  });
}

export function blossoms(
  seed: number,
  x: number,
  y: number,
  w: number,
  h: number,
  fills: readonly string[],
  count: number,
  r = 12,
): string {
  const next = random(seed);
  return repeat(count, (i) =>
    circle(x + next() * w, y + next() * h, r * (0.6 + next() * 0.8), fills[i % fills.length]!),
  );
}
