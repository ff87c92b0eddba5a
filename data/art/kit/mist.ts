import { mix } from './colour.ts';
import type { Light } from './light.ts';
import { random } from './random.ts';
import { ellipse, rect, repeat } from './shapes.ts';

/** A layer of mist that lies in a valley. */
export const mist = (y: number, light: Light, seed: number, depth = 110) => {
  const next = random(seed);
  const colour = mix(light.cloud, light.sky[3], 0.2);
  return `<g opacity=".9">${repeat(15, (i) => ellipse(i * 118 + next() * 60 - 30, y + next() * 34, 130 + next() * 90, 34 + next() * 30, colour))}${rect(0, y + 10, 1600, depth, colour)}</g>`;
};
