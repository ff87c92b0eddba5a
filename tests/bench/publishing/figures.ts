import { readFileSync } from 'node:fs';
import type { Whole } from './whole.ts';

/** Times of one kind of edit, in milliseconds. */
export interface Figures {
  kind: string;
  /** Files that one such save replaces, adds or removes, as the publisher counts them. */
  pages: number | undefined;
  live: readonly number[];
  /** Memory of the publisher after the last of them. */
  held?: string;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

/** A table row; `base` is the median of the same edit in the smallest catalogue. */
export function row({ kind, pages, live, held = '' }: Figures, base: number | undefined): string {
  const times = [0.5, 0.95, 0.99].map((share) => format(percentile(live, share)));
  const ratio = base === undefined ? '' : `${(percentile(live, 0.5) / base).toFixed(2)} ×`;
  const cells = [String(pages ?? '').padStart(7), ...times, ratio.padStart(8), held.padStart(8)];
  return [kind.padEnd(26), ...cells].join(' ').trimEnd();
}

export const HEAD = [
  'saved'.padEnd(26),
  'files'.padStart(7),
  ...['p50 ms', 'p95 ms', 'p99 ms'].map((name) => name.padStart(9)),
  ...['to first', 'then'].map((name) => name.padStart(8)),
].join(' ');

/** Durations as multiples of a plain `astro build` in the same run. */
export const shares = (build: number, { compile, first, check }: Whole): string[] => [
  share('compile', compile, build),
  share('first render of all', first, build),
  share('both', compile + first, build, '0.6 at most'),
  share('all rendered and compared', check, build, '0.4 at most'),
];

export const share = (what: string, ms: number, build: number, goal?: string): string =>
  `${what.padEnd(26)} ${format(ms)} ms, ${(ms / build).toFixed(2)} × astro build${goal ? ` (${goal})` : ''}`;

/** Resident memory of a process, where /proc exists. */
export function memory(pid: number | undefined): string {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return `${Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024)} MB`;
  } catch {
    return 'memory not told';
  }
}

export const format = (ms: number) => ms.toFixed(1).padStart(9);
