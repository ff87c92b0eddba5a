import { describe, expect, test } from 'vitest';
import { TooManyRequests } from '../../errors.ts';
import { MemoryRates } from '../../plugins/memory-rates.ts';
import { LoginThrottle } from './throttle.ts';

const MINUTE = 60_000;
const email = 'amina@kheya.test';
const OFFICE = '198.51.100.1';

const newThrottle = () => new LoginThrottle(new MemoryRates());

async function failing(times: number): Promise<LoginThrottle> {
  const throttle = newThrottle();
  for (let n = 0; n < times; n++) await throttle.attempt(email, OFFICE, 0);
  return throttle;
}

const attempt = (throttle: LoginThrottle, now: number, address = OFFICE) =>
  throttle.attempt(email, address, now);

test('ten failures are forgiven, an eleventh try is not', async () => {
  await attempt(await failing(9), MINUTE);
  await expect(attempt(await failing(10), MINUTE)).rejects.toThrow(TooManyRequests);
});

test('of tries at the same moment, no more than ten are let through', async () => {
  const throttle = newThrottle();
  const tries = Array.from({ length: 30 }, () => attempt(throttle, 0));
  const settled = await Promise.allSettled(tries);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
});

test('fifteen minutes after the first failure one may try again, and is told so', async () => {
  const throttle = await failing(10);
  await expect(attempt(throttle, 5 * MINUTE)).rejects.toMatchObject({
    headers: { 'retry-after': '600' },
  });
  await expect(attempt(throttle, 15 * MINUTE - 1)).rejects.toThrow(TooManyRequests);
  await attempt(throttle, 15 * MINUTE);
});

test('a success forgets the failures before it', async () => {
  const throttle = await failing(9);
  await throttle.succeed(email, OFFICE);
  for (let n = 0; n < 10; n++) await attempt(throttle, 0);
  await expect(attempt(throttle, 0)).rejects.toThrow(TooManyRequests);
});

test('another address is not shut out, however the e-mail is written', async () => {
  const throttle = await failing(10);
  await attempt(throttle, 0, '198.51.100.2');
  await expect(throttle.attempt(' AMINA@kheya.test', OFFICE, 0)).rejects.toThrow(TooManyRequests);
});

test('a flood of networks fills no memory: the oldest pair is forgotten', async () => {
  const throttle = await failing(10);
  for (let n = 0; n < 10_000; n++)
    await throttle.attempt(`nobody-${n}`, `203.0.${Math.floor(n / 250)}.${n % 250}`, 0);
  await attempt(throttle, 0);
});

test('all addresses of an IPv6 /64 count as one', async () => {
  const throttle = newThrottle();
  for (let n = 0; n < 10; n++) await attempt(throttle, 0, `2001:db8:1:2::${n}`);
  await expect(attempt(throttle, 0, '2001:db8:1:2:ffff::1')).rejects.toThrow(TooManyRequests);
  await attempt(throttle, 0, '2001:db8:1:3::1');
});

test('a network that tries many accounts is shut out, and no other', async () => {
  const throttle = newThrottle();
  for (let n = 0; n < 50; n++) await throttle.attempt(`staff-${n}@kheya.test`, '203.0.113.9', 0);
  await expect(attempt(throttle, 0, '203.0.113.9')).rejects.toThrow(TooManyRequests);
  await attempt(throttle, 0, '203.0.113.10');
});

test('signing in to an account of one’s own does not forget what a network tried', async () => {
  const throttle = newThrottle();
  for (let n = 0; n < 49; n++) await throttle.attempt(`staff-${n}@kheya.test`, '203.0.113.9', 0);
  for (let n = 0; n < 20; n++) {
    await throttle.attempt('own@kheya.test', '203.0.113.9', 0);
    await throttle.succeed('own@kheya.test', '203.0.113.9');
  }
  await throttle.attempt('staff-50@kheya.test', '203.0.113.9', 0);
  await expect(attempt(throttle, 0, '203.0.113.9')).rejects.toThrow(TooManyRequests);
});

describe('an account that fails from many networks', () => {
  const attacked = async (tries: number) => {
    const throttle = newThrottle();
    for (let n = 0; n < tries; n++) await attempt(throttle, 0, `198.51.100.${n}`);
    return throttle;
  };

  test('is slowed after twenty failures: its tries take turns', async () => {
    const throttle = await attacked(19);
    const waits: number[] = [];
    for (const n of [1, 2, 3]) waits.push(await attempt(throttle, 0, `203.0.113.${n}`));
    expect(waits).toEqual([0, 1_000, 2_000]);
    expect(await throttle.attempt('mahin@kheya.test', '203.0.113.1', 0)).toBe(0);
  });

  test('is never locked: whoever comes waits ten seconds at most', async () => {
    const throttle = await attacked(200);
    expect(await attempt(throttle, 0, '192.0.2.1')).toBe(10_000);
    expect(await attempt(throttle, 60_000, '192.0.2.2')).toBe(0);
  });

  test('keeps nobody waiting where they signed in before', async () => {
    const throttle = await attacked(200);
    await throttle.succeed(email, '2001:db8:1:2::1');
    expect(await attempt(throttle, 0, '2001:db8:1:2::99')).toBe(0);
  });
});
