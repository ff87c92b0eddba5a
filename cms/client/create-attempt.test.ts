import { expect, test } from 'vitest';
import { ApiError, NetworkError } from './api-error.ts';
import { newAttempt, tryCreate } from './create-attempt.ts';

/** A server that keeps what arrives by its key, and whose answers may be lost. */
function server() {
  const made = new Map<string, string>();
  const arrives = { request: true, answer: true, refusal: 0 };
  const send = async (draft: string, key: string) => {
    if (!arrives.request) throw new NetworkError(null);
    if (arrives.refusal > 0) throw new ApiError(arrives.refusal, { detail: 'No' });
    const before = made.get(key);
    if (before !== undefined && before !== draft) throw new ApiError(422, { detail: 'Reused' });
    made.set(key, draft);
    if (!arrives.answer) throw new NetworkError(null);
    return draft;
  };
  return { made, arrives, send };
}

const onSend = () => {};

test('a create whose answer was lost is found again under its key', async () => {
  const { made, arrives, send } = server();
  const attempt = newAttempt();
  arrives.answer = false;
  await expect(tryCreate(attempt, { draft: 'Bali', send, onSend })).rejects.toThrow();
  arrives.answer = true;
  expect(await tryCreate(attempt, { draft: 'Bali', send, onSend })).toEqual({
    record: 'Bali',
    isEarlier: false,
  });
  expect([...made.values()]).toEqual(['Bali']);
});

test('where more was typed since, the record that was made is the answer', async () => {
  const { made, arrives, send } = server();
  const attempt = newAttempt();
  arrives.answer = false;
  await expect(tryCreate(attempt, { draft: 'Bali', send, onSend })).rejects.toThrow();
  arrives.answer = true;
  const again = { draft: 'Bali and Ubud', send, onSend };
  expect(await tryCreate(attempt, again)).toEqual({ record: 'Bali', isEarlier: true });
  expect([...made.values()]).toEqual(['Bali']);
});

test('what was refused is forgotten, and the mended words are made', async () => {
  const { arrives, send } = server();
  const attempt = newAttempt();
  arrives.refusal = 422;
  await expect(tryCreate(attempt, { draft: '', send, onSend })).rejects.toThrow();
  expect(attempt.unanswered).toBeNull();
  arrives.refusal = 0;
  const mended = { draft: 'Bali', send, onSend };
  expect(await tryCreate(attempt, mended)).toEqual({ record: 'Bali', isEarlier: false });
});

test('an earlier try that is still worked on is asked about again', async () => {
  const { arrives, send } = server();
  const attempt = newAttempt();
  arrives.request = false;
  await expect(tryCreate(attempt, { draft: 'Bali', send, onSend })).rejects.toThrow();
  Object.assign(arrives, { request: true, refusal: 409 });
  await expect(tryCreate(attempt, { draft: 'Ubud', send, onSend })).rejects.toThrow();
  expect(attempt.unanswered).toBe('Bali');
});

test('the attempt is kept before it is on its way', async () => {
  const attempt = newAttempt();
  const kept: unknown[] = [];
  const send = async () => Promise.reject(new NetworkError(kept.length));
  const keep = () => void kept.push(structuredClone(attempt));
  await expect(tryCreate(attempt, { draft: 'Bali', send, onSend: keep })).rejects.toThrow();
  expect(kept).toEqual([{ key: attempt.key, unanswered: 'Bali' }]);
});
