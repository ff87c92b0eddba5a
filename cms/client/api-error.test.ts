import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, causeOf, failureOf, isFinal, isGone, NetworkError } from './api-error.ts';

const FAILED = 'Failed to save tour package';
const unreached = new NetworkError(new TypeError('fetch failed'));
const by = (userAgent: string) => vi.stubGlobal('navigator', { userAgent });
afterEach(() => vi.unstubAllGlobals());

test('why nothing answered is told at a desk, too, beside what has failed', () => {
  by('Mozilla/5.0 (X11; Linux x86_64)');
  expect(failureOf(unreached, FAILED)).toEqual([
    FAILED,
    'The server cannot be reached. Check the network connection and try again.',
  ]);
  by('Mozilla/5.0 (Linux; Android 14; Mobile)');
  expect(failureOf(unreached, FAILED)).toEqual([
    'Network connection failed. Please check your internet connection and try again.',
  ]);
});

test('the server’s own words are the cause; what is unknown has none', () => {
  const busy = new ApiError(503, { detail: 'The database is busy; try again' });
  expect(causeOf(busy)).toBe('The database is busy; try again');
  expect(failureOf(busy, FAILED)).toEqual(['The database is busy; try again']);
  expect(failureOf(new Error('?'), FAILED)).toEqual([FAILED]);
});

test('a refusal that comes with a record is told by its sentence, with who changed it', () => {
  const message = 'Somebody changed this record since you opened it';
  const current = { id: 'bali', name: 'Bali' };
  const refused = (changed_by: string | null) =>
    causeOf(new ApiError(409, { detail: { message, current, changed_by } }));
  expect(refused('Nayeema $& Akter')).toBe(
    'Nayeema $& Akter changed this record since you opened it',
  );
  expect(refused(null)).toBe(message);
  const inUse = { message: 'It is shown by 1 record', used_by: [{ id: 'bali' }] };
  expect(causeOf(new ApiError(409, { detail: inUse }))).toBe('It is shown by 1 record');
});

test.for([
  [413, true],
  [415, true],
  [422, true],
  [408, false],
  [429, false],
  [500, false],
  [503, false],
] as const)('a refusal with %i is final: %s', ([status, final]) => {
  expect(isFinal(new ApiError(status, null))).toBe(final);
});

test('no answer at all is not final', () => {
  expect(isFinal(unreached)).toBe(false);
});

test('what is taken already is a fault of its field, as what is not valid is', () => {
  const fault = { loc: ['body', 'slug'], msg: 'Slug "bali" is already used', type: 'unique' };
  expect(new ApiError(409, { detail: [fault] })).toMatchObject({
    message: fault.msg,
    faults: [fault],
  });
  expect(new ApiError(409, { detail: { current: {} } }).faults).toEqual([]);
});

test('a record is gone where the server says so, not where a page of the network is in its place', () => {
  expect(isGone(new ApiError(404, { detail: 'Not found' }))).toBe(true);
  expect(isGone(new ApiError(404, null))).toBe(false);
});
