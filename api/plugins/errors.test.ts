import { expect, test } from 'vitest';
import { ApiError, NotFound, TooManyRequests } from '../errors.ts';
import { answerTo } from './errors.ts';

const fault = (code: string) =>
  Object.assign(new Error('secret detail at /srv/kheya.db'), { code });

test.for([
  ['SQLITE_READONLY', 503],
  ['SQLITE_READONLY_DBMOVED', 503],
  ['SQLITE_IOERR_WRITE', 503],
  ['SQLITE_BUSY', 503],
  ['SQLITE_CORRUPT', 503],
  ['SQLITE_CANTOPEN', 503],
  ['SQLITE_CONSTRAINT_UNIQUE', 409],
  ['25006', 503],
  ['08006', 503],
  ['57P01', 503],
  ['55P03', 503],
  ['23505', 409],
  ['22021', 400],
  ['FST_ERR_CTP_BODY_TOO_LARGE', 413],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 415],
  ['FST_ERR_CTP_INVALID_JSON_BODY', 400],
  ['EWHATEVER', 500],
])('%s is %d, in words of our own', ([code, status]) => {
  const answer = answerTo(fault(code as string));
  expect(answer.status).toBe(status);
  expect(JSON.stringify(answer.body)).not.toMatch(/secret|srv|SQLITE|FST_|\d{5}|57P/);
});

test.for(['08006', '55P03', 'SQLITE_BUSY', '57014', '40001', '25006'])(
  '%s of the database passes, and is worth another try',
  (code) => {
    expect(answerTo(fault(code)).status).toBe(503);
    expect(answerTo(fault(code)).headers).toEqual({ 'retry-after': '5' });
  },
);

test.for(['EMFILE', 'ENFILE'])('%s of too many at once passes, too', (code) => {
  const { status, headers, body } = answerTo(fault(code));
  expect([status, headers]).toEqual([503, { 'retry-after': '5' }]);
  expect(body.detail).not.toContain('secret');
});

test('our own errors are told as they are', () => {
  expect(answerTo(new NotFound('Tour Package'))).toEqual({
    status: 404,
    body: { detail: 'Tour package not found' },
    headers: {},
  });
  expect(answerTo(new ApiError(400, 'Not like this')).body).toEqual({ detail: 'Not like this' });
});

test('who asked too often is told when to come back, in whole seconds', () => {
  expect(answerTo(new TooManyRequests('Wait', 0.2)).headers).toEqual({ 'retry-after': '1' });
  expect(answerTo(new TooManyRequests('Wait', 61.5)).headers).toEqual({ 'retry-after': '62' });
});

test('an error that nobody foresaw keeps what it says to itself', () => {
  const answer = answerTo(new TypeError('Cannot read properties of undefined'));
  expect(answer).toEqual({
    status: 500,
    body: { detail: 'Something went wrong on our side' },
    headers: {},
  });
});
