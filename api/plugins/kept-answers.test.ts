import { expect, test } from 'vitest';
import { KeptAnswers } from './kept-answers.ts';

const answer = (size: number) => ({
  body: Buffer.alloc(size),
  bytes: size,
  etag: '"x"',
  headers: [],
  headersAlone: [],
});

test('an answer is found at its address and version alone', () => {
  const kept = new KeptAnswers(100_000);
  kept.get(1, '/a');
  kept.keep(1, '/a', answer(10));
  expect(kept.get(1, '/a')).toBeDefined();
  expect(kept.get(1, '/b')).toBeUndefined();
  expect(kept.get(2, '/a')).toBeUndefined();
  expect(kept.get(1, '/a')).toBeUndefined();
});

test('what was read before a write is not kept after it', () => {
  const kept = new KeptAnswers(100_000);
  kept.get(1, '/a');
  kept.get(2, '/a');
  kept.keep(1, '/a', answer(10));
  expect(kept.get(2, '/a')).toBeUndefined();
});

test('no more is kept than fits, and what was asked for last stays', () => {
  const kept = new KeptAnswers(100_000);
  kept.get(1, '/0');
  for (let n = 0; n < 1_000; n++) {
    kept.keep(1, `/${n}`, answer(5_000));
    kept.get(1, '/0');
    expect(kept.bytes).toBeLessThanOrEqual(100_000);
  }
  expect(kept.get(1, '/0')).toBeDefined();
  expect(kept.get(1, '/999')).toBeDefined();
  expect(kept.get(1, '/1')).toBeUndefined();
});

test('an answer that would push out most others is not kept', () => {
  const kept = new KeptAnswers(100_000);
  kept.get(1, '/a');
  kept.keep(1, '/a', answer(50_000));
  expect([kept.get(1, '/a'), kept.bytes]).toEqual([undefined, 0]);
});

test('the same address again takes no more room', () => {
  const kept = new KeptAnswers(100_000);
  kept.get(1, '/a');
  kept.keep(1, '/a', answer(10));
  const once = kept.bytes;
  kept.keep(1, '/a', answer(10));
  expect(kept.bytes).toBe(once);
});
