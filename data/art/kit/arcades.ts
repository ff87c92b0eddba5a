import { n, path } from './shapes.ts';

/** Pointed openings in a row. */
export function arches(
  x: number,
  base: number,
  w: number,
  h: number,
  count: number,
  fill: string,
  gap = 0.3,
): string {
  const step = w / count;
  const half = (step * (1 - gap)) / 2;
  let d = '';
  for (let i = 0; i < count; i++) {
    const c = x + (i + 0.5) * step;
    d += `M${n(c - half)} ${n(base)}V${n(base - h * 0.6)}Q${n(c - half)} ${n(base - h * 0.86)} ${n(c)} ${n(base - h)}Q${n(c + half)} ${n(base - h * 0.86)} ${n(c + half)} ${n(base - h * 0.6)}V${n(base)}Z`;
  }
  return path(d, fill);
}

/** Round openings in a row. */
export function roundArches(
  x: number,
  base: number,
  w: number,
  h: number,
  count: number,
  fill: string,
  gap = 0.35,
): string {
  const step = w / count;
  const half = (step * (1 - gap)) / 2;
  let d = '';
  for (let i = 0; i < count; i++) {
    const c = x + (i + 0.5) * step;
    d += `M${n(c - half)} ${n(base)}V${n(base - h + half)}A${n(half)} ${n(half)} 0 0 1 ${n(c + half)} ${n(base - h + half)}V${n(base)}Z`;
  }
  return path(d, fill);
}
