import { expect, test } from 'vitest';
import { visaCover } from './visa-cover.ts';

const SHARED = new Set(['visa-1', 'visa-2', 'visa-3']);
const thai = { id: 'thailand', code: 'TH' };

test('a country has its own picture where there is one', () => {
  expect(visaCover(SHARED.union(new Set(['visa-th'])), thai)).toBe('/stock/visa-th.webp');
});

test('the others have one of three, always the same one', () => {
  const covers = Array.from({ length: 60 }, (_, i) =>
    visaCover(SHARED, { id: `visa-${i}`, code: undefined }),
  );
  expect(new Set(covers)).toEqual(
    new Set(['/stock/visa-1.webp', '/stock/visa-2.webp', '/stock/visa-3.webp']),
  );
});

test('what is not drawn is never named', () => {
  expect(visaCover(new Set(), thai)).toBeUndefined();
  expect(visaCover(new Set(['bali']), thai)).toBe('/stock/bali.webp');
});
