import { random } from './random.ts';
import { ellipse, rect, repeat } from './shapes.ts';

/** A floor of clouds, seen from above. */
export const cloudSea = (y: number, seed: number, fill: string) => {
  const next = random(seed);
  return (
    repeat(18, (i) =>
      ellipse(
        i * 96 + next() * 60 - 30,
        y + next() * 40,
        110 + next() * 90,
        46 + next() * 46,
        fill,
      ),
    ) + rect(0, y + 20, 1600, 1200, fill)
  );
};
