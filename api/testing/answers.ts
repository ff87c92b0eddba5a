import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { expect } from 'vitest';
import type { LightMyRequestResponse } from 'fastify';

const SECRET = /pass|hash|salt|secret|token_version|reset/i;

/** Keys, at any depth, whose name means a secret. */
export function secretKeys(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(SECRET.test(key) ? [key] : []),
    ...secretKeys(inner),
  ]);
}

/** Leaks in an error: a stack, SQL, a path of this machine. */
export const TELLTALE = new RegExp(
  String.raw`\bat \S+ \(|node_modules|\.ts:\d|SQLITE|sqlite|SELECT |INSERT |UPDATE |kheya\.db|${RegExp.escape(join(tmpdir(), sep))}`,
);

/** Expects an error body with a `detail`, without a stack, SQL or a path of this machine. */
export function expectError(answer: LightMyRequestResponse, status: number): void {
  expect(answer.statusCode, answer.body).toBe(status);
  expect(Object.keys(answer.json())).toEqual(['detail']);
  expect(answer.body).not.toMatch(TELLTALE);
}

/** The locations of a 422's faults, as `body.price`. */
export const faultsOf = (answer: LightMyRequestResponse): string[] =>
  (answer.json().detail as { loc: string[] }[]).map(({ loc }) => loc.join('.'));
