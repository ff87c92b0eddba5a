import type { Light } from './light.ts';
import { n, polygon, repeat, stroke } from './shapes.ts';

const colours = ['#2a7fb0', '#fffaf2', '#c2410c', '#2f8a5b', '#f6b73c'];

/** Prayer flags edge to edge along a slack line; the wind lifts every other one. */
export const flags = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  light: Light,
) => {
  const count = Math.round(Math.hypot(x2 - x1, y2 - y1) / 42);
  const half = ((x2 - x1) / count) * 0.38;
  const y = (x: number) => {
    const t = (x - x1) / (x2 - x1);
    return y1 + (y2 - y1) * t + sag * 4 * t * (1 - t);
  };
  return (
    stroke(
      `M${x1} ${y1}Q${n((x1 + x2) / 2)} ${n((y1 + y2) / 2 + sag * 2)} ${x2} ${y2}`,
      light.tone(0.9),
      3,
    ) +
    repeat(count, (i) => {
      const x = x1 + ((x2 - x1) * (i + 0.5)) / count;
      const lift = i % 2 ? 5 : -3;
      return polygon(
        [
          [x - half, y(x - half)],
          [x + half, y(x + half)],
          [x + half + lift, y(x + half) + 34],
          [x - half + lift, y(x - half) + 34],
        ],
        light.tint(colours[i % 5]!),
      );
    })
  );
};
