import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { request, whenUnauthorized } from './request.ts';
import { token } from './token.ts';

let ended: number;
let answer: (status: number) => void;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  ended = 0;
  whenUnauthorized(() => ended++);
  const answered = new Promise<Response>((resolve) => {
    answer = (status) => resolve(new Response('{"detail":"Unauthorized"}', { status }));
  });
  vi.stubGlobal('fetch', () => answered);
});
afterEach(() => vi.unstubAllGlobals());

test('a token that the server no longer takes ends the session', async () => {
  token.store('first');
  const call = request('/health');
  answer(401);
  await expect(call).rejects.toThrow('Unauthorized');
  expect(ended).toBe(1);
});

test('a call of an earlier session ends none of those after it', async () => {
  token.store('first');
  const call = request('/tour-packages/bali', { method: 'PUT', body: {} });
  token.store('second');
  answer(401);
  await expect(call).rejects.toThrow('Unauthorized');
  expect(ended).toBe(0);
});

const lost = new Response(
  new ReadableStream({
    start: (stream) => {
      stream.enqueue(new TextEncoder().encode('{"id":'));
      stream.error(new TypeError('terminated'));
    },
  }),
);

test.for([
  ['a page of the network', new Response('<!doctype html><h1>Sign in</h1>')],
  ['nothing', new Response('')],
  ['half of it', new Response('{"id":')],
  ['half of it, and then no more', lost],
] as const)('a success that is %s is no answer of the server', async ([, response]) => {
  vi.stubGlobal('fetch', async () => response);
  await expect(request('/tour-packages/bali', { method: 'DELETE' })).rejects.toThrow(
    'The server cannot be reached.',
  );
});

test.for([
  ['without anything to tell', new Response(null, { status: 204 })],
  ['that tells of nothing', new Response('null')],
] as const)('a success %s is one', async ([, response]) => {
  vi.stubGlobal('fetch', async () => response);
  await expect(request('/tour-packages/bali', { method: 'DELETE' })).resolves.toBeNull();
});
