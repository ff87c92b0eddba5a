import { SITE } from '#model/publishing/names.ts';
import { flight, tourPackage } from '#model/entities/index.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { WRITES_KEPT_DAYS } from '../../crud/retention.ts';
import { SECRETS, testApp, type Method, type TestApp } from '../../testing/app.ts';
import { draftOf } from '../../testing/drafts.ts';
import { eventually } from '../../testing/eventually.ts';
import { namedSince } from '../publishing/changed-addresses.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-11-20T06:00:00.000Z');

let now = START;
const clock = () => new Date(now);
let server: TestApp;
beforeEach(async () => {
  now = START;
  server = await testApp({ clock });
});
afterEach(() => server.close());

const asStaff = (method: Method, path: string, body?: unknown) =>
  server.call(method, path, { headers: server.as('moderator'), body });
const actsOf = async (entity: string) =>
  (
    await server.db
      .selectFrom('audit_log')
      .select(['action', 'note', 'count'])
      .where('entity', '=', entity)
      .orderBy('id')
      .execute()
  ).map(({ action, note, count }) => [action, note, count]);

/** Lets age be judged by any clock: no upkeep was before. */
const forgetLastUpkeep = () =>
  server.db.updateTable('retention').set({ judged_at: null, judged_by: null }).execute();

/** A start at this moment, until `done` holds. */
async function tidied(done: () => Promise<void>, config = server.config): Promise<void> {
  await forgetLastUpkeep();
  await started(done, config);
}

async function started(
  done: () => Promise<void>,
  config = server.config,
  errors: string[] = [],
): Promise<void> {
  const log = { level: 'error', stream: { write: (line: string) => void errors.push(line) } };
  const app = await buildApp({ ...server, config, clock, log, upkeepAfterMs: 1 });
  await app.ready();
  await eventually(done);
  await app.close();
}

describe('suspected spam', () => {
  const send = async (name: string, website = '') =>
    (await asStaff('POST', '/contact-submissions', { name, message: 'Hello', website })).json() as {
      id: string;
    };
  const names = async () =>
    (await server.db.selectFrom('contact_submissions').select('name').execute())
      .map(({ name }) => name)
      .toSorted();

  test('goes after thirty days, from when staff touched it last, and real leads stay', async () => {
    await send('Rahima');
    const { id } = await send('Marked later');
    for (let n = 0; n < 3; n++) await send('A machine', 'https://spam.example');
    now += 29 * DAY;
    await asStaff('PUT', `/contact-submissions/${id}`, { is_spam: true });
    now += DAY + 1;
    await tidied(async () => expect(await names()).toEqual(['Marked later', 'Rahima']));
    expect((await actsOf('contact-submission')).at(-1)).toEqual([
      'remove',
      'Older than 30 days',
      3,
    ]);
    now += 30 * DAY;
    await tidied(async () => expect(await names()).toEqual(['Rahima']));
  });

  test('is told to the audit log though no more of it comes', async () => {
    await send('A machine', 'https://spam.example');
    expect(await actsOf('contact-submission')).toEqual([]);
    now += DAY;
    await tidied(async () =>
      expect(await actsOf('contact-submission')).toEqual([
        ['create', 'A field was filled in that people do not see', 1],
      ]),
    );
  });

  test('is deleted though there are many times as many as at once', async () => {
    const at = clock().toISOString();
    const lead = {
      name: 'Flood',
      message: 'x',
      is_spam: 1,
      status: 'spam' as const,
      is_read: 0,
      revision: 1,
    };
    for (let batch = 0; batch < 5; batch++)
      await server.db
        .insertInto('contact_submissions')
        .values(
          Array.from({ length: 700 }, (_, n) => ({
            ...lead,
            id: `${batch}-${n}`,
            created_at: at,
            updated_at: at,
          })),
        )
        .execute();
    now += 31 * DAY;
    await tidied(async () => expect(await names()).toEqual([]));
    const counts = (await actsOf('contact-submission')).map(([, , count]) => Number(count));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3_500);
  });
});

describe('leads', () => {
  const send = async (name: string) =>
    (
      await server.app.inject({
        method: 'POST',
        url: '/api/v1/contact-submissions',
        remoteAddress: '198.51.100.23',
        payload: { name, message: 'A private question', phone: '01711-000000' },
      })
    ).json() as { id: string };
  const left = async () =>
    JSON.stringify([
      await server.db.selectFrom('contact_submissions').selectAll().execute(),
      await server.db.selectFrom('lead_events').selectAll().execute(),
      await server.db.selectFrom('audit_log').selectAll().execute(),
      await server.db.selectFrom('mails').selectAll().execute(),
      await server.db.selectFrom('trash').selectAll().execute(),
      await server.db.selectFrom('idempotency_keys').selectAll().execute(),
    ]);

  test('go after LEAD_DAYS with all that hangs on them, and younger ones stay', async () => {
    const { id } = await send('Rahima Khatun');
    await asStaff('PUT', `/contact-submissions/${id}`, { status: 'in_progress' });
    await asStaff('GET', `/contact-submissions/${id}`);
    await server.db
      .insertInto('lead_events')
      .values({ lead_id: id, at: clock().toISOString(), kind: 'noted', detail: 'Rahima called' })
      .execute();
    now += DAY;
    await send('Karim');
    now = START + 730 * DAY;
    await tidied(async () => expect(await left()).toContain('Rahima Khatun'));
    now += 1;
    await tidied(async () => expect(await left()).not.toContain('Rahima'));
    const kept = await left();
    expect(kept).toContain('Karim');
    expect(kept.match(/198\.51\.100\.23/g)).toHaveLength(1);
    expect((await actsOf('contact-submission')).at(-1)).toEqual([
      'remove',
      'Older than 730 days',
      1,
    ]);
  });

  test('go when LEAD_DAYS says, however many there are', async () => {
    const { id } = await send('Rahima Khatun');
    const { search_text, ...row } = await server.db
      .selectFrom('contact_submissions')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    for (let batch = 0; batch < 3; batch++)
      await server.db
        .insertInto('contact_submissions')
        .values(Array.from({ length: 700 }, (_, n) => ({ ...row, id: `${batch}-${n}` })))
        .execute();
    expect(search_text).toContain('rahima');
    now += 30 * DAY + 1;
    const config = { ...server.config, leadDays: 30 };
    await tidied(async () => expect(await left()).not.toContain('Rahima'), config);
  });

  test('are in no stored answer of a create for longer than two days', async () => {
    await server.call('POST', '/contact-submissions', {
      headers: { 'idempotency-key': 'a-first-try' },
      body: { name: 'Rahima Khatun', message: 'A private question' },
    });
    const answers = () => server.db.selectFrom('idempotency_keys').select('answer').execute();
    expect(JSON.stringify(await answers())).toContain('Rahima');
    now += DAY;
    await tidied(async () => expect(await answers()).toEqual([]));
  });
});

test('entries of the audit log go after AUDIT_DAYS, and younger ones stay', async () => {
  const { id } = (await asStaff('POST', '/tour-packages', draftOf(tourPackage))).json();
  now += DAY;
  await asStaff('PUT', `/tour-packages/${id}`, { duration: 'Later' });
  const actions = async () => (await actsOf('tour-package')).map(([action]) => action);
  now = START + 730 * DAY;
  await tidied(async () => expect(await actions()).toEqual(['create', 'change']));
  now += 1;
  await tidied(async () => expect(await actions()).toEqual(['change']));
});

test('keys and mails that nobody asks for any more go', async () => {
  const client_id = '3f0c9a52-0000-4000-8000-000000000001';
  await asStaff('POST', '/contact-submissions', { name: 'A', message: 'B', client_id });
  const mail = {
    kind: 'lead',
    record_id: 'x',
    facts: '{}',
    queued_at: clock().toISOString(),
    attempts: 1,
  } as const;
  await server.db
    .insertInto('mails')
    .values([
      { ...mail, id: 'sent', sent_at: clock().toISOString() },
      { ...mail, id: 'given-up', last_error: 'EENVELOPE' },
      { ...mail, id: 'waiting', next_attempt_at: clock().toISOString() },
    ])
    .execute();
  now += 90 * DAY + 1;
  await tidied(async () => {
    expect(await server.db.selectFrom('mails').select('id').execute()).toEqual([{ id: 'waiting' }]);
    expect(await server.db.selectFrom('lead_receipts').selectAll().execute()).toEqual([]);
  });
});

describe('the outbox', () => {
  const outbox = () =>
    server.db
      .selectFrom('outbox')
      .select(['record_id', 'operation', 'revision'])
      .orderBy('revision')
      .execute();
  const writes = async () =>
    (await outbox()).map(({ record_id, operation }) => `${operation} ${record_id}`);
  const delivered = async (revision: number) => {
    const target = { delivered: revision, attempts: 0, updated_at: clock().toISOString() };
    await server.db
      .insertInto('publishing_targets')
      .values({ name: SITE, ...target })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(target))
      .execute();
  };
  const last = async () => (await outbox()).at(-1)!.revision;
  // An entity without pages of its own: one that goes leaves no redirect.
  const make = async (airline: string) =>
    (await asStaff('POST', '/flights', draftOf(flight, { airline }))).json().id as string;
  const feed = async (since: number) => {
    const headers = { authorization: `Bearer ${SECRETS.BUILD_TOKEN}` };
    const { body } = await server.call('GET', `/site-content?since=${since}`, { headers });
    const [head, ...lines] = body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    return { ...head, ids: lines.flatMap(({ id }) => id ?? []) } as {
      snapshot: boolean;
      revision: number;
      ids: string[];
    };
  };

  test('keeps the last write of each record, and forgets what it was before', async () => {
    const [kept, changed, removed] = [
      await make('Kept'),
      await make('Changed'),
      await make('Gone'),
    ];
    await asStaff('PUT', `/flights/${changed}`, { baggage: 'Later' });
    const beforeRemoval = await last();
    await asStaff('DELETE', `/flights/${removed}`);
    const removal = await last();
    const newest = await make('Newest');
    await delivered(await last());
    now += WRITES_KEPT_DAYS * DAY + 1;
    await tidied(async () =>
      expect(await writes()).toEqual([`create ${kept}`, `change ${changed}`, `create ${newest}`]),
    );
    // Who has the removal lacks one record; who has not might keep what is gone.
    expect(await feed(removal)).toMatchObject({ snapshot: false, ids: [newest] });
    expect(await feed(beforeRemoval)).toMatchObject({ snapshot: true });
    expect((await feed(0)).ids.toSorted()).toEqual([changed, kept, newest].toSorted());
    const state = await asStaff('GET', `/publishing/records/flight/${kept}`);
    expect(state.statusCode).toBe(200);
  });

  test('keeps what the site has not received, however old it is', async () => {
    const id = await make('Slow');
    await delivered(await last());
    await asStaff('PUT', `/flights/${id}`, { baggage: 'Once' });
    await asStaff('PUT', `/flights/${id}`, { baggage: 'Twice' });
    await asStaff('POST', '/contact-submissions', { name: 'A', message: 'B', website: 'spam' });
    now += WRITES_KEPT_DAYS * DAY + 1;
    await tidied(async () => {
      expect(await writes()).toEqual([`change ${id}`, `change ${id}`]);
    });
  });

  test('keeps the revision of the site when all that was ever written is removed', async () => {
    const id = await make('Only');
    await asStaff('DELETE', `/flights/${id}`);
    const revision = await last();
    await delivered(revision);
    now += WRITES_KEPT_DAYS * DAY + 1;
    await tidied(async () => expect(await writes()).toEqual([`remove ${id}`]));
    expect(await feed(revision)).toMatchObject({ snapshot: false, revision, ids: [] });
    expect(await last()).toBe(revision);
    await make('Next');
    expect(await last()).toBe(revision + 1);
  });
});

describe('addresses whose pages changed', () => {
  const noted = (path: string, change: number) =>
    server.db.insertInto('changed_addresses').values({ path, change }).execute();
  const changes = async () =>
    (await server.db.selectFrom('changed_addresses').select('change').execute()).length;

  test('are forgotten beyond the last thousand, and a cache that is further behind is told to forget all', async () => {
    for (let n = 1; n <= 1_300; n++) await noted(`/tours/${n}`, n);
    await tidied(async () => expect(await changes()).toBe(1_000));
    const paths = await server.db.selectFrom('changed_addresses').select('path').execute();
    expect(paths).toContainEqual({ path: '/tours/301' });
    expect(paths).not.toContainEqual({ path: '/tours/300' });
    // Behind by more than it is told one by one: the same as with all that there were.
    expect(await namedSince(server.db, 10)).toBeUndefined();
    expect(await namedSince(server.db, 1_298)).toEqual(['/tours/1299', '/tours/1300']);
  });

  test('of one great publish stay together', async () => {
    for (let n = 1; n <= 1_100; n++) await noted(`/tours/${n}`, 7);
    await noted('/gone', 6);
    await tidied(async () => expect(await changes()).toBe(1_100));
  });
});

test('a clock that is years ahead deletes what is two days older at most, however often it starts', async () => {
  const names = async () =>
    (await server.db.selectFrom('contact_submissions').select('name').execute()).map(
      ({ name }) => name,
    );
  const judged = async () =>
    (await server.db.selectFrom('retention').select('judged_at').executeTakeFirstOrThrow())
      .judged_at;
  await asStaff('POST', '/contact-submissions', { name: 'Old', message: 'Hello' });
  now += 729 * DAY;
  await asStaff('POST', '/contact-submissions', { name: 'New', message: 'Hello' });
  await tidied(async () => expect(await judged()).toBe(clock().toISOString()));
  const right = now;
  const day = (count: number) => new Date(right + count * DAY).toISOString();
  now += 3_650 * DAY;
  for (let start = 0; start < 2; start++) {
    const errors: string[] = [];
    const done = async () => {
      expect(errors.join()).toContain('set it right');
      expect(await names()).toEqual(['New']);
    };
    await started(done, server.config, errors);
    expect(await judged()).toBe(day(2));
  }
  now += DAY;
  await started(async () => expect(await judged()).toBe(day(4)));
  now = right + DAY;
  await started(async () => expect(await judged()).toBe(day(1)));
  expect(await names()).toEqual(['New']);
});

test('what cannot be deleted holds up nothing else', async () => {
  await asStaff('POST', '/tour-packages', draftOf(tourPackage));
  await server.db.schema.dropTable('lead_receipts').execute();
  now += 731 * DAY;
  await tidied(async () => expect(await actsOf('tour-package')).toEqual([]));
});
