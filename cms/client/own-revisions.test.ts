import { expect, test } from 'vitest';
import { isSavedElsewhere, ownWrite } from './own-revisions.ts';

const answered = async (revisions: string) => ({
  headers: new Headers(revisions ? { 'x-revisions': revisions } : {}),
});

test('a revision that no write here was answered with is that of somebody else', async () => {
  for (const revisions of ['11-11', '12-13', '']) await ownWrite(answered(revisions));
  await expect(ownWrite(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(await isSavedElsewhere(10, 11)).toBe(false);
  expect(await isSavedElsewhere(11, 13)).toBe(false);
  expect(await isSavedElsewhere(9, 11)).toBe(true);
  expect(await isSavedElsewhere(12, 14)).toBe(true);
});

test('an event that is faster than the answer waits for it', async () => {
  let answer: (given: { headers: Headers }) => void = () => {};
  void ownWrite(new Promise<{ headers: Headers }>((resolve) => (answer = resolve)));
  const isElsewhere = isSavedElsewhere(20, 21);
  answer(await answered('21-21'));
  expect(await isElsewhere).toBe(false);
});
