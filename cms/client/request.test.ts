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
