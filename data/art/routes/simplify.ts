import type { Point } from '../kit/shapes.ts';

/** Simplifies a line; no dropped point is further from it than `tolerance`. */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  if (points.length < 3) return [...points];
  const [first, last] = [points[0]!, points.at(-1)!];
  let [farthest, at] = [0, 0];
  for (let i = 1; i < points.length - 1; i++) {
    const distance = fromLine(points[i]!, first, last);
    if (distance > farthest) [farthest, at] = [distance, i];
  }
  if (farthest <= tolerance) return [first, last];
  const head = simplify(points.slice(0, at + 1), tolerance);
  return [...head.slice(0, -1), ...simplify(points.slice(at), tolerance)];
}

function fromLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  // Ends coincide in a closed ring.
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** A closed ring as relative path data; empty for a speck. */
export function ring(points: readonly Point[], tolerance: number): string {
  const kept = simplify(points, tolerance).map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  if (kept.length < 4) return '';
  let [px, py] = kept[0]!;
  let d = `M${px} ${py}`;
  for (const [x, y] of kept.slice(1)) {
    if (x === px && y === py) continue;
    const [dx, dy] = [x - px, y - py];
    d += dy < 0 ? `l${dx}${dy}` : `l${dx} ${dy}`;
    [px, py] = [x, y];
  }
  return `${d}Z`;
}
