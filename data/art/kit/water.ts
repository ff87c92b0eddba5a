import { mix } from './colour.ts';
import type { Light } from './light.ts';
import { random } from './random.ts';
import { downward, HEIGHT, n, rect, repeat, stroke, WIDTH } from './shapes.ts';

interface WaterParts {
  /** x of the reflected light, below the sun or the lamps. */
  glintAt?: number;
  colours?: readonly [far: string, middle: string, near: string];
  to?: number;
}

export function water(light: Light, y: number, parts: WaterParts = {}): string {
  const [, upper, lower, low] = light.sky;
  const { glintAt, to = HEIGHT } = parts;
  const own = parts.colours?.map(light.tint);
  const [far, middle, near] = own ?? [
    mix(lower, low, 0.4),
    mix(upper, light.tone(0.5), 0.5),
    light.tone(0.82),
  ];
  const depth = downward([
    [0, far!],
    [0.35, middle!],
    [1, near!],
  ]);
  return (
    depth.defs +
    rect(0, y, WIDTH, to - y, depth.fill) +
    (glintAt === undefined ? '' : glint(Math.round(y), glintAt, y + 6, to - 10, light.disc))
  );
}

/** Light on moving water: short bars, thinner and closer far away. */
export function glint(seed: number, x: number, from: number, to: number, colour: string): string {
  const next = random(seed);
  return repeat(56, () => {
    const near = next();
    const w = (24 + next() * 90) * (0.35 + near);
    const left = x + (next() - 0.5) * 520 * (0.35 + near) - w / 2;
    return `<g opacity="${n(0.25 + next() * 0.5)}">${rect(left, from + (to - from) * near, w, 3 + 4 * near, colour, 2)}</g>`;
  });
}

export function ripples(
  seed: number,
  from: number,
  to: number,
  colour: string,
  count = 40,
): string {
  const next = random(seed);
  return repeat(count, () => {
    const near = next();
    const w = 50 + next() * 130 * (0.4 + near);
    return stroke(
      `M${n(next() * WIDTH)} ${n(from + (to - from) * near)}q${n(w / 4)} -9 ${n(w / 2)} 0t${n(w / 2)} 0`,
      colour,
      3.5,
      0.25 + next() * 0.35,
    );
  });
}
