import type { Light } from './light.ts';
import { n, polygon, repeat, stroke } from './shapes.ts';

/** Small flags along a slack line. */
export const flags = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  light: Light,
) => {
  const count = 16;
  const colours = ['#2a7fb0', '#fffaf2', '#c2410c', '#2f8a5b', '#f6b73c'];
  const y = (t: number) => y1 + (y2 - y1) * t + sag * 4 * t * (1 - t);
  return (
    stroke(
      `M${x1} ${y1}Q${n((x1 + x2) / 2)} ${n((y1 + y2) / 2 + sag * 2)} ${x2} ${y2}`,
      light.tone(0.9),
      3,
    ) +
    repeat(count, (i) => {
      const t = (i + 0.5) / count;
      const x = x1 + (x2 - x1) * t;
      return polygon(
        [
          [x - 15, y(t)],
          [x + 15, y(t)],
          [x + 12, y(t) + 34],
          [x - 12, y(t) + 34],
        ],
        light.tint(colours[i % 5]!),
      );
    })
  );
};
