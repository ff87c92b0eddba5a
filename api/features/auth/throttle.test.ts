import { expect, test } from 'vitest';
import { TooManyRequests } from '../../errors.ts';
import { LoginThrottle } from './throttle.ts';

const MINUTE = 60_000;
const email = 'amina@kheya.test';

function failing(times: number, at = 0): LoginThrottle {
  const throttle = new LoginThrottle();
  for (let n = 0; n < times; n++) throttle.fail(email, '198.51.100.1', at);
  return throttle;
}

const check = (throttle: LoginThrottle, now: number, address = '198.51.100.1') =>
  throttle.check(email, address, now);

test('nine failures are forgiven, ten are not', () => {
  expect(() => check(failing(9), MINUTE)).not.toThrow();
  expect(() => check(failing(10), MINUTE)).toThrow(TooManyRequests);
});

test('fifteen minutes after the first failure one may try again, and is told so', () => {
  const throttle = failing(10);
  try {
    check(throttle, 5 * MINUTE);
    expect.unreachable();
  } catch (error) {
    expect((error as TooManyRequests).headers).toEqual({ 'retry-after': '600' });
  }
  expect(() => check(throttle, 15 * MINUTE - 1)).toThrow(TooManyRequests);
  expect(() => check(throttle, 15 * MINUTE)).not.toThrow();
});

test('a success forgets the failures before it', () => {
  const throttle = failing(9);
  throttle.succeed(email, '198.51.100.1');
  throttle.fail(email, '198.51.100.1', 0);
  expect(() => check(throttle, 0)).not.toThrow();
});

test('another address is not shut out, however the e-mail is written', () => {
  const throttle = failing(10);
  expect(() => check(throttle, 0, '198.51.100.2')).not.toThrow();
  expect(() => throttle.check(' AMINA@kheya.test', '198.51.100.1', 0)).toThrow(TooManyRequests);
});

test('a flood of names fills no memory: the oldest pair is forgotten', () => {
  const throttle = failing(10);
  for (let n = 0; n < 10_000; n++) throttle.fail(`nobody-${n}`, '203.0.113.9', 0);
  expect(() => check(throttle, 0)).not.toThrow();
});
