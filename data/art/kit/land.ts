import { random } from './random.ts';
import { curve, HEIGHT, n, path, polygon, stroke, WIDTH, type Point } from './shapes.ts';

/** A mountain ridge by midpoint displacement. */
export function ridge(seed: number, y: number, height: number, fill: string, rough = 0.55): string {
  const next = random(seed);
  let points: Point[] = [
    [0, y],
    [WIDTH, y],
  ];
  let swing = height;
  for (let depth = 0; depth < 6; depth++) {
    const finer: Point[] = [];
    for (let i = 0; i < points.length - 1; i++) {
      const [a, b] = [points[i]!, points[i + 1]!];
      finer.push(a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + (next() - 0.5) * swing]);
    }
    points = [...finer, points.at(-1)!];
    swing *= rough;
  }
  return polygon([[0, HEIGHT], ...points, [WIDTH, HEIGHT]], fill);
}

const downTo = (line: string) => `${line}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`;

/** Soft ground from edge to edge, along the given heights. */
export const ground = (heights: readonly number[], fill: string) =>
  path(downTo(line(heights)), fill);

export const groundLine = (
  heights: readonly number[],
  colour: string,
  width: number,
  opacity = 1,
) => stroke(line(heights), colour, width, opacity);

const line = (heights: readonly number[]) =>
  curve(heights.map((y, i) => [(i * WIDTH) / (heights.length - 1), y]));

/** Random soft hills. */
export function hills(seed: number, y: number, height: number, fill: string, parts = 8): string {
  const next = random(seed);
  return ground(
    Array.from({ length: parts + 1 }, () => y + (next() - 0.5) * height * 2),
    fill,
  );
}

interface Peak {
  x: number;
  top: number;
  base: number;
  half: number;
  fill: string;
  shade: string;
  snow: string;
  /** Share of the height that is snow, 0 to 1. */
  cap?: number;
}

/** A mountain with a sunlit and a shaded side, and snow that runs down in teeth. */
export function peak({ x, top, base, half, fill, shade, snow, cap = 0.38 }: Peak): string {
  const h = base - top;
  const on = (side: number, share: number) => x + side * half * share;
  const edge = top + h * cap;
  return [
    polygon(
      [
        [x, top],
        [on(1, 1), base],
        [on(-1, 1), base],
      ],
      fill,
    ),
    polygon(
      [
        [x, top],
        [on(1, 1), base],
        [on(0.18, 1), base],
        [on(-0.05, 0.45), top + h * 0.45],
      ],
      shade,
    ),
    polygon(
      [
        [x, top],
        [on(1, cap), edge],
        [on(0.62, cap), edge - h * 0.06],
        [on(0.34, cap), edge + h * 0.07],
        [on(0.06, cap), edge - h * 0.05],
        [on(-0.3, cap), edge + h * 0.08],
        [on(-0.62, cap), edge - h * 0.05],
        [on(-1, cap), edge],
      ],
      snow,
    ),
    path(
      `M${n(x)} ${n(top)}L${n(on(1, cap))} ${n(edge)}L${n(on(0.62, cap))} ${n(edge - h * 0.06)}L${n(on(0.34, cap))} ${n(edge + h * 0.07)}L${n(on(0.12, cap))} ${n(edge - h * 0.1)}Z`,
      shade,
      0.35,
    ),
  ].join('');
}

/** Rows of a terraced or planted slope: bands that grow towards the eye. */
export function terraces(
  seed: number,
  y: number,
  colours: readonly string[],
  lines: string,
): string {
  const next = random(seed);
  return colours
    .map((colour, i) => {
      const top = y + i * (34 + i * 5);
      const heights = Array.from(
        { length: 11 },
        (_, k) => top + Math.sin(k * 0.9 + i * 0.8) * (24 + i * 3) + (next() - 0.5) * 16,
      );
      return (
        ground(heights, colour) +
        groundLine(
          heights.map((h) => h + 8),
          lines,
          4,
          0.3,
        )
      );
    })
    .join('');
}
