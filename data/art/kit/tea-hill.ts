import { mix } from './colour.ts';
import { ground, groundLine } from './land.ts';
import type { Light } from './light.ts';
import { repeat } from './shapes.ts';

/** A clipped tea hill: rows of low round bushes that follow its curve. */
export function teaHill(
  light: Light,
  heights: readonly number[],
  rows: number,
  fill: string,
): string {
  const dark = mix(fill, light.tone(0.9), 0.35);
  return (
    ground(heights, fill) +
    repeat(rows, (i) => {
      const drop = 26 + i * (30 + i * 3);
      const row = heights.map((y) => y + drop);
      return (
        groundLine(row, dark, 10 + i * 1.6, 0.5) +
        groundLine(
          row.map((y) => y - 9 - i),
          mix(fill, '#fff6c0', 0.3),
          4 + i,
          0.5,
        )
      );
    })
  );
}
