import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Db } from '../db/database.ts';
import { scratchDatabase } from '../testing/database.ts';
import { receiveLead } from '../features/contact-submissions/leads.ts';
import { eventually } from '../testing/eventually.ts';
import { refuseWrites } from '../testing/refused-writes.ts';
import { Courier } from './courier.ts';
import { Mailer } from './mailer.ts';
import { firstDue, MAX_ATTEMPTS, nextAttempt, noteFailed, noteSent, queueMail } from './queue.ts';

let db: Db;
beforeEach(async () => {
  db = await scratchDatabase();
});
afterEach(() => db.destroy());

const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 6, 0, second));

const received = async (second: number, website = '') =>
  (
    await receiveLead(
      db,
      { name: 'Karim', message: 'Hi', website },
      { userId: null, now: at(second) },
      { isForm: false, notifies: true, calls: false, onFlood: () => undefined },
    )
  ).id;

const dueAt = async (second: number) => (await firstDue(db, ['lead'], at(second)))?.record_id;

test('mails are due once their lead came, the oldest first, by whichever clock', async () => {
  const [second, first] = [await received(2), await received(1)];
  // Received by a server whose clock is ahead of that of the one that sends.
  expect(await dueAt(0)).toBe(first);
  expect(await dueAt(2)).toBe(first);
  expect(await nextAttempt(db, ['lead'])).toEqual(at(1));
  await noteSent(db, `lead.${first}`, at(2));
  expect(await dueAt(2)).toBe(second);
});

test('a new one goes before older ones that were refused', async () => {
  const refused = await received(0);
  await noteFailed(db, { id: `lead.${refused}`, attempts: 0 }, 'ESOCKET', at(5));
  const fresh = await received(9);
  expect(await dueAt(9)).toBe(fresh);
  await noteSent(db, `lead.${fresh}`, at(9));
  expect(await dueAt(9)).toBe(refused);
});

test('one of a clock that was set back since is due at once', async () => {
  const day = 86_400;
  const ahead = await received(day);
  expect(await dueAt(0)).toBe(ahead);
  // An hour is the longest that anything waits.
  await noteFailed(db, { id: `lead.${ahead}`, attempts: 9 }, 'ESOCKET', at(3_600));
  expect(await dueAt(0)).toBeUndefined();
});

test('suspected spam is owed no mail', async () => {
  await received(0, 'https://spam.example');
  expect(await db.selectFrom('mails').selectAll().execute()).toEqual([]);
});

test('a failed one waits, a sent one is done', async () => {
  const id = await received(0);
  await noteFailed(db, { id: `lead.${id}`, attempts: 0 }, 'ESOCKET', at(30));
  expect(await dueAt(29)).toBeUndefined();
  expect(await firstDue(db, ['lead'], at(30))).toMatchObject({ record_id: id, attempts: 1 });
  await noteSent(db, `lead.${id}`, at(30));
  expect(await dueAt(59)).toBeUndefined();
  expect(await nextAttempt(db, ['lead'])).toBeUndefined();
});

test('after the last attempt it is given up, and the reason stays', async () => {
  const id = await received(0);
  await noteFailed(db, { id: `lead.${id}`, attempts: MAX_ATTEMPTS - 1 }, 'EENVELOPE 550', at(1));
  expect(await dueAt(59)).toBeUndefined();
  expect(await nextAttempt(db, ['lead'])).toBeUndefined();
  const rows = await db.selectFrom('mails').selectAll().execute();
  expect(rows).toMatchObject([{ attempts: MAX_ATTEMPTS, last_error: 'EENVELOPE 550' }]);
});

test('a mail that cannot be written holds up no other', async () => {
  await received(0);
  await queueMail(db, { kind: 'new_password', recordId: 'somebody' }, at(1));
  const sent: string[] = [];
  const mailer = new Mailer({
    isLeading: () => true,
    db,
    clock: () => at(2),
    log: { warn: () => undefined, error: () => undefined },
    send: async ({ subject }) => {
      sent.push(subject);
      return [];
    },
    composers: {
      lead: async () => {
        throw new TypeError('The name is not there');
      },
      lead_flood: async () => undefined,
      publishing_alarm: async () => undefined,
      new_password: async () => ({ recipients: ['a@b.test'], subject: 'New', text: '', html: '' }),
    },
  });
  mailer.start();
  await eventually(() => expect(sent).toEqual(['New']));
  await mailer.stop();
  const rows = await db.selectFrom('mails').selectAll().where('kind', '=', 'lead').execute();
  expect(rows).toMatchObject([{ attempts: 1, last_error: 'EWRITE', sent_at: null }]);
});

test('a lead and its mail are kept together or not at all', async () => {
  await db.schema.dropTable('mails').execute();
  await expect(received(0)).rejects.toThrow('mails');
  expect(await db.selectFrom('contact_submissions').selectAll().execute()).toEqual([]);
});

test('what was sent while the database went away is noted once it is back, and not sent again', async () => {
  const id = await received(0);
  let sent = 0;
  let takeWrites = async () => undefined as void;
  const log = { warn: () => undefined, error: () => undefined };
  const courier = new Courier(
    { db, clock: () => at(1), isLeading: () => true, log, backOffMs: [20, 20] },
    {
      name: 'mail',
      kinds: ['lead'],
      send: async () => {
        takeWrites = await refuseWrites(db, 'readonly');
        sent++;
        return 'sent';
      },
      refusalIn: () => undefined,
    },
  );
  courier.start();
  await eventually(() => expect(sent).toBe(1));
  await takeWrites();
  await eventually(async () => {
    const mail = await db.selectFrom('mails').select(['id', 'sent_at']).executeTakeFirst();
    expect(mail).toEqual({ id: `lead.${id}`, sent_at: at(1).toISOString() });
  });
  await courier.stop();
  expect(sent).toBe(1);
});
