import { expect, test } from 'vitest';
import { errorMessage } from './errors.ts';

test.for([
  [
    422,
    { detail: [{ loc: ['body', 'name'], msg: 'is required', type: 'x' }, { msg: 'is too long' }] },
    'is required, is too long',
  ],
  [422, { detail: ['first', 'second'] }, 'first, second'],
  [422, { detail: [{ message: 'told otherwise' }] }, 'told otherwise'],
  [422, { detail: [{ code: 7 }] }, '{"code":7}'],
  [404, { detail: 'Tour package not found' }, 'Tour package not found'],
  [409, { detail: { message: 'Taken', id: 'x' } }, '{"message":"Taken","id":"x"}'],
  [400, { message: 'Bad request' }, 'Bad request'],
  [400, { detail: null, message: 'Bad request' }, 'Bad request'],
  [500, {}, 'HTTP error! status: 500'],
  [502, null, 'HTTP error! status: 502'],
  [503, '<html>', 'HTTP error! status: 503'],
  [500, { message: 5 }, 'HTTP error! status: 500'],
  [401, { detail: 'Sign in to do this' }, 'Unauthorized: Sign in to do this'],
  [403, { detail: 'Not for you' }, 'Forbidden: Not for you'],
  [401, null, 'Unauthorized: HTTP error! status: 401'],
] as [number, unknown, string][])('%d with %j is told as "%s"', ([status, body, message]) => {
  expect(errorMessage(status, body)).toBe(message);
});
