import { expect } from 'vitest';
import type { LightMyRequestResponse } from 'fastify';

const SECRET = /pass|hash|salt|secret|token_version|reset/i;

/** Every key, at any depth, that names something secret. */
export function secretKeys(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(SECRET.test(key) ? [key] : []),
    ...secretKeys(inner),
  ]);
}

/** What an error must not tell: a stack, SQL, a path of this machine. */
export const TELLTALE =
  /\bat \S+ \(|node_modules|\.ts:\d|SQLITE|sqlite|SELECT |INSERT |UPDATE |kheya\.db|\/tmp\//;

/** An error is told in one body with a `detail`, without a stack, SQL or a path of this machine. */
export function expectError(answer: LightMyRequestResponse, status: number): void {
  expect(answer.statusCode, answer.body).toBe(status);
  expect(Object.keys(answer.json())).toEqual(['detail']);
  expect(answer.body).not.toMatch(TELLTALE);
}

/** The places that a 422 complains about, as `body.price`. */
export const faultsOf = (answer: LightMyRequestResponse): string[] =>
  (answer.json().detail as { loc: string[] }[]).map(({ loc }) => loc.join('.'));
