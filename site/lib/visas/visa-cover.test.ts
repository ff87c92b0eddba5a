import { expect, test } from 'vitest';
import { visaCover } from './visa-cover.ts';

const SHARED = ['visa-1', 'visa-2', 'visa-3'].map((name) => `../../public/stock/${name}.webp`);
const thai = { id: 'thailand', code: 'TH' };

test('a country has its own picture where there is one', () => {
  expect(visaCover([...SHARED, '../../public/stock/visa-th.webp'], thai)).toBe(
    '/stock/visa-th.webp',
  );
});

test('the others have one of three, always the same one', () => {
  const covers = Array.from({ length: 60 }, (_, i) =>
    visaCover(SHARED, { id: `visa-${i}`, code: undefined }),
  );
  expect(new Set(covers)).toEqual(
    new Set(['/stock/visa-1.webp', '/stock/visa-2.webp', '/stock/visa-3.webp']),
  );
  expect(visaCover(SHARED, thai)).toBe(visaCover(SHARED.toReversed().toReversed(), thai));
});

test('what is not drawn is never named', () => {
  expect(visaCover([], thai)).toBeUndefined();
  expect(visaCover(['../../public/stock/bali.webp'], thai)).toBe('/stock/bali.webp');
});
