import { expect, test } from 'vitest';
import { ResponseCache } from './response-cache.ts';

const answer = (size: number) => ({
  body: Buffer.alloc(size),
  bytes: size,
  etag: '"x"',
  headers: [],
  headersAlone: [],
});

test('an answer is found at its address and version alone', () => {
  const cache = new ResponseCache(100_000);
  cache.get(1, '/a');
  cache.set(1, '/a', answer(10));
  expect(cache.get(1, '/a')).toBeDefined();
  expect(cache.get(1, '/b')).toBeUndefined();
  expect(cache.get(2, '/a')).toBeUndefined();
  expect(cache.get(1, '/a')).toBeUndefined();
});

test('an answer that was read before a write is not cached after it', () => {
  const cache = new ResponseCache(100_000);
  cache.get(1, '/a');
  cache.get(2, '/a');
  cache.set(1, '/a', answer(10));
  expect(cache.get(2, '/a')).toBeUndefined();
});

test('the cache holds its size, and the last used answers stay', () => {
  const cache = new ResponseCache(100_000);
  cache.get(1, '/0');
  for (let n = 0; n < 1_000; n++) {
    cache.set(1, `/${n}`, answer(5_000));
    cache.get(1, '/0');
    expect(cache.bytes).toBeLessThanOrEqual(100_000);
  }
  expect(cache.get(1, '/0')).toBeDefined();
  expect(cache.get(1, '/999')).toBeDefined();
  expect(cache.get(1, '/1')).toBeUndefined();
});

test('an answer that would push out most others is not cached', () => {
  const cache = new ResponseCache(100_000);
  cache.get(1, '/a');
  cache.set(1, '/a', answer(50_000));
  expect([cache.get(1, '/a'), cache.bytes]).toEqual([undefined, 0]);
});

test('the same address again takes no more room', () => {
  const cache = new ResponseCache(100_000);
  cache.get(1, '/a');
  cache.set(1, '/a', answer(10));
  const once = cache.bytes;
  cache.set(1, '/a', answer(10));
  expect(cache.bytes).toBe(once);
});
