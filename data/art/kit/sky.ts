import type { Light } from './light.ts';
import { random } from './random.ts';
import {
  circle,
  downward,
  HEIGHT,
  n,
  path,
  radial,
  rect,
  repeat,
  stroke,
  WIDTH,
} from './shapes.ts';

interface SkyParts {
  /** The one low sun; at night the moon stands in its place. */
  sun?: readonly [x: number, y: number, r: number];
  clouds?: readonly (readonly [x: number, y: number, scale: number])[];
  birds?: readonly [x: number, y: number];
  /** y of the brightest band of the sky. */
  horizon?: number;
}

export function sky(light: Light, parts: SkyParts = {}): string {
  const [top, upper, lower, low] = light.sky;
  const { horizon = 800, sun, clouds = [], birds } = parts;
  const end = Math.min(1, horizon / HEIGHT);
  const ground = downward([
    [0, top],
    [end * 0.48, upper],
    [end * 0.84, lower],
    [end, low],
  ]);
  return [
    ground.defs,
    rect(0, 0, WIDTH, HEIGHT, ground.fill),
    light.hour === 'night' ? stars(7, horizon * 0.7) : '',
    sun ? disc(light, ...sun) : '',
    ...clouds.map(([x, y, scale]) => cloud(light, x, y, scale)),
    birds && light.hour !== 'night' ? flock(light, ...birds) : '',
  ].join('');
}

function disc(light: Light, x: number, y: number, r: number): string {
  const glow = radial([
    [0, light.glow, 0.85],
    [0.45, light.glow, 0.28],
    [1, light.glow, 0],
  ]);
  const size = light.hour === 'night' ? r * 0.75 : r;
  return glow.defs + circle(x, y, size * 4, glow.fill) + circle(x, y, size, light.disc);
}

/** The thin moon of a night sky. */
export const crescent = (x: number, y: number, r: number, fill: string) =>
  path(
    `M${n(x)} ${n(y - r)}a${n(r)} ${n(r)} 0 1 0 ${n(r)} ${n(r * 1.35)}a${n(r * 0.8)} ${n(r * 0.8)} 0 1 1 ${n(-r)} ${n(-r * 1.35)}Z`,
    fill,
  );

export function stars(seed: number, depth: number, count = 110): string {
  const next = random(seed);
  return repeat(count, () =>
    circle(next() * WIDTH, next() * depth, 0.8 + next() * 2, '#ffffff', 0.25 + next() * 0.65),
  );
}

export function cloud(light: Light, x: number, y: number, scale: number): string {
  const w = 300 * scale;
  const opacity = light.hour === 'noon' ? 0.8 : 0.32;
  const bar = (dx: number, dy: number, width: number, h: number) =>
    rect(x + w * dx, y + dy * scale, w * width, h * scale, light.cloud, (h * scale) / 2);
  return `<g opacity="${opacity}">${bar(0, 0, 1, 26)}${bar(0.18, -22, 0.56, 30)}${bar(-0.22, 18, 0.7, 20)}</g>`;
}

function flock(light: Light, x: number, y: number): string {
  const next = random(x + y);
  return repeat(6, () => {
    const bx = x + next() * 260;
    const by = y + next() * 90;
    const s = 9 + next() * 10;
    return stroke(
      `M${n(bx - s)} ${n(by - s * 0.35)}Q${n(bx - s * 0.4)} ${n(by - s * 0.6)} ${n(bx)} ${n(by)}Q${n(bx + s * 0.4)} ${n(by - s * 0.6)} ${n(bx + s)} ${n(by - s * 0.35)}`,
      light.tone(0.85),
      3.5,
    );
  });
}
