import { describe, expect, test } from 'vitest';
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

test('all addresses of an IPv6 /64 count as one', () => {
  const throttle = new LoginThrottle();
  for (let n = 0; n < 10; n++) throttle.fail(email, `2001:db8:1:2::${n}`, 0);
  expect(() => check(throttle, 0, '2001:db8:1:2:ffff::1')).toThrow(TooManyRequests);
  expect(() => check(throttle, 0, '2001:db8:1:3::1')).not.toThrow();
});

test('a network that tries many accounts is shut out, and no other', () => {
  const throttle = new LoginThrottle();
  for (let n = 0; n < 50; n++) throttle.fail(`staff-${n}@kheya.test`, '203.0.113.9', 0);
  expect(() => check(throttle, 0, '203.0.113.9')).toThrow(TooManyRequests);
  expect(() => check(throttle, 0, '203.0.113.10')).not.toThrow();
});

test('signing in to an account of one’s own does not forget what a network tried', () => {
  const throttle = new LoginThrottle();
  for (let n = 0; n < 49; n++) throttle.fail(`staff-${n}@kheya.test`, '203.0.113.9', 0);
  for (let n = 0; n < 20; n++) {
    throttle.fail('own@kheya.test', '203.0.113.9', 0);
    throttle.succeed('own@kheya.test', '203.0.113.9');
  }
  expect(() => check(throttle, 0, '203.0.113.9')).not.toThrow();
  throttle.fail('staff-50@kheya.test', '203.0.113.9', 0);
  expect(() => check(throttle, 0, '203.0.113.9')).toThrow(TooManyRequests);
});

describe('an account that fails from many networks', () => {
  const attacked = (tries: number) => {
    const throttle = new LoginThrottle();
    for (let n = 0; n < tries; n++) throttle.fail(email, `198.51.100.${n}`, 0);
    return throttle;
  };

  test('is slowed after twenty failures: its tries take turns', () => {
    expect(attacked(19).turn(email, '203.0.113.1', 0)).toBe(0);
    const throttle = attacked(20);
    const waits = [1, 2, 3].map((n) => throttle.turn(email, `203.0.113.${n}`, 0));
    expect(waits).toEqual([0, 1_000, 2_000]);
    expect(throttle.turn('mahin@kheya.test', '203.0.113.1', 0)).toBe(0);
  });

  test('is never locked: whoever comes waits ten seconds at most', () => {
    const throttle = attacked(200);
    for (let n = 0; n < 500; n++) throttle.turn(email, `203.0.113.${n}`, 0);
    expect(() => check(throttle, 0, '192.0.2.1')).not.toThrow();
    expect(throttle.turn(email, '192.0.2.1', 0)).toBe(10_000);
    expect(throttle.turn(email, '192.0.2.2', 60_000)).toBe(0);
  });

  test('keeps nobody waiting where they signed in before', () => {
    const throttle = attacked(200);
    throttle.succeed(email, '2001:db8:1:2::1');
    for (let n = 0; n < 20; n++) throttle.turn(email, `203.0.113.${n}`, 0);
    expect(throttle.turn(email, '2001:db8:1:2::99', 0)).toBe(0);
  });
});
