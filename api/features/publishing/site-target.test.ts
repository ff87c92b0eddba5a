import { tourPackage } from '#model/entities/index.ts';
import { INLINE_BYTES, MESSAGE_BYTES, type InlineDelta } from '#model/publishing/index.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { draftOf } from '../../testing/drafts.ts';
import { DeliveryError } from '../../webhook.ts';
import { inlineDelta } from './site-content.ts';
import { furtherTarget, siteTarget } from './targets.ts';

type Publisher = Parameters<typeof siteTarget>[0];
type News = Parameters<Publisher['publishNews']>[0];

const clock = () => new Date();
let server: TestApp;
let told: (InlineDelta | undefined)[] = [];
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());
beforeEach(() => {
  told = [];
});

const write = (values: Record<string, unknown>) =>
  server.call('POST', '/tour-packages', {
    headers: server.as('moderator'),
    body: draftOf(tourPackage, { is_available: true, ...values }),
  });

/** A publisher with this answer to a push; pulls succeed. */
const publisherWith = (answer: () => unknown) =>
  ({
    publishNews: async ({ revision, content }: News) => {
      told.push(content);
      if (content) answer();
      return { revision };
    },
  }) as Publisher;

const upTo = (delivered: number) => ({ delivered, changes: 0 });
const send = (answer: () => unknown) =>
  siteTarget(publisherWith(answer), clock).send(
    upTo(1),
    upTo(0),
    server.db,
    new AbortController().signal,
  );

test.for([400, 413, 500])(
  'content that is refused with %i is asked for instead',
  async (status) => {
    await write({ name: 'Refused' });
    const refuse = () => {
      throw new DeliveryError('The body is too large', { status });
    };
    expect((await send(refuse)).delivered).toBe(1);
    expect(told).toEqual([expect.objectContaining({ since: 0 }), undefined]);
  },
);

test('a publisher that gives no answer is not asked twice', async () => {
  const fallSilent = () => {
    throw new DeliveryError('The publisher is not running');
  };
  await expect(send(fallSilent)).rejects.toThrow('not running');
  expect(told).toHaveLength(1);
});

test('what is sent along is measured in bytes, and fits into a message', async () => {
  const since = (await inlineDelta(server.db, 0, clock()))!.revision;
  // Three bytes per character: by characters, six of them would fit.
  const long = 'খ'.repeat(20_000);
  for (let n = 0; n < 5; n++) await write({ package_details: long, package_details_bn: long });
  const some = await inlineDelta(server.db, since + 1, clock());
  expect(some?.changes).toHaveLength(4);
  expect(Buffer.byteLength(JSON.stringify(some))).toBeLessThan(MESSAGE_BYTES);
  expect(10 * long.length).toBeLessThan(INLINE_BYTES);
  expect(await inlineDelta(server.db, since, clock())).toBeUndefined();
});

test('a further publisher is a target of its own, whose report is not that of the site', async () => {
  const publisher = publisherWith(() => undefined);
  const further = furtherTarget(publisher, 'http://b.internal:8100/', clock);
  expect(further.name).toBe('publisher b.internal:8100');
  const { signal } = new AbortController();
  expect(await further.send(upTo(1), upTo(0), server.db, signal)).toEqual(upTo(1));
  expect(further.news).toBeUndefined();
});
