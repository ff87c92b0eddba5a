import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { siteReport } from '../../testing/site-report.ts';
import { PublisherClient } from './publisher-client.ts';

/** A second of a time limit passes in so many milliseconds. */
const SECOND_MS = 1;
const FIVE_MINUTES_MS = 300 * SECOND_MS;

const REPORT = siteReport(7);

/** A publisher that answers after five minutes. */
const slow = createServer((request, response) => {
  request.resume().on('end', () => {
    void wait(FIVE_MINUTES_MS).then(() =>
      response.end(JSON.stringify({ ...REPORT, checked: 9, differing: [] })),
    );
  });
});

beforeAll(async () => {
  slow.listen(0, '127.0.0.1');
  await once(slow, 'listening');
  const passing = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => passing((ms / 1_000) * SECOND_MS));
});
afterAll(() => {
  vi.restoreAllMocks();
  slow.close();
});

const publisher = () => {
  const { port } = slow.address() as AddressInfo;
  return new PublisherClient('/nowhere', 'a-secret-of-the-publisher', `http://127.0.0.1:${port}/`);
};

test.for(['rebuild', 'resume', 'verify'] as const)(
  'a %s of many thousand pages is waited for',
  async (command) => {
    expect(await publisher()[command]()).toMatchObject(
      command === 'verify' ? { checked: 9 } : { revision: 7 },
    );
  },
);

test('a word that is answered at once is waited for no longer than two minutes', async () => {
  await expect(publisher().status()).rejects.toThrow('It did not answer in time');
});

test('an answer of something else at that address is a failed delivery, and shown to nobody', async () => {
  const other = createServer((_request, response) => response.end('<html>Welcome!</html>'));
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const asking = new PublisherClient('/nowhere', 'a-secret', `http://127.0.0.1:${port}/`);
  await expect(asking.publishNews({ revision: 1, since: 0 })).rejects.toMatchObject({
    name: 'DeliveryError',
    message: 'The publisher gave an answer that is not understood',
  });
  expect(await asking.statusOfNew()).toBeUndefined();
  other.close();
});
