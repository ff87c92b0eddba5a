import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { atomically, type Db } from '../db/database.ts';
import { deleteOld } from '../db/old-rows.ts';
import { ApiError, Unprocessable } from '../errors.ts';

const HEADER = 'idempotency-key';
const KEPT_MS = 24 * 3_600_000;
const ANSWERS = { table: 'idempotency_keys', key: ['owner', 'key'], since: 'created_at' } as const;

/** Printable ASCII, in the quotation marks of a structured field or without. */
const KEY = /^(?:"([\x20\x21\x23-\x5B\x5D-\x7E]{1,255})"|([\x21\x23-\x5B\x5D-\x7E]{1,255}))$/;

/** Request headers of a create. */
export const CreateHeaders = Type.Object({
  [HEADER]: Type.Optional(
    Type.String({
      description:
        'A name of the caller’s own for this create, at most 255 characters of printable ASCII, in ' +
        'quotation marks. Sent again within 24 hours, with the same body, it is answered as the ' +
        'first time, and nothing is made twice.',
    }),
  ),
});

/** The identity of a create: caller, key and body. */
interface Keyed {
  request: FastifyRequest;
  now: Date;
  /** The body without secrets, which are not stored, not even as a digest. */
  sent: unknown;
}

interface Answered<T> {
  answer: T;
  /** The answer is replayed from an earlier call. */
  isRepeat: boolean;
}

/**
 * Runs `work`, unless an answer to the caller's `Idempotency-Key` was stored in the last 24 hours:
 * then that answer is replayed. `work` stores its answer in the transaction of its writes, so that
 * both are committed or neither. A failure stores nothing and may be sent again, corrected.
 *
 * Source: draft-ietf-httpapi-idempotency-key-header. Throws 400 for a malformed key, 409 while the
 * first call is in progress, 422 when the key was sent with a different body.
 */
export async function once<T>(
  db: Db,
  { request, now, sent }: Keyed,
  work: (keep: (db: Db, answer: T) => Promise<void>) => Promise<T>,
): Promise<Answered<T>> {
  const key = keyOf(request);
  if (key === undefined) return { answer: await work(async () => {}), isRepeat: false };
  const owner = request.caller.kind === 'user' ? request.caller.user.id : request.caller.kind;
  const fingerprint = digest([request.routeOptions.url, sent]);
  return alone(`${owner} ${key}`, async () => {
    const earlier = await db
      .selectFrom('idempotency_keys')
      .select(['fingerprint', 'answer'])
      .where('owner', '=', owner)
      .where('key', '=', key)
      .where('created_at', '>', oldest(now))
      .executeTakeFirst();
    if (earlier && earlier.fingerprint !== fingerprint) throw keyIsTaken();
    if (earlier) return { answer: JSON.parse(earlier.answer) as T, isRepeat: true };
    const answer = await work(async (trx, made) => {
      // An expired one of the same key would be in the way.
      await trx.deleteFrom('idempotency_keys').where('created_at', '<=', oldest(now)).execute();
      const kept = { owner, key, fingerprint, answer: JSON.stringify(made) };
      await trx
        .insertInto('idempotency_keys')
        .values({ ...kept, created_at: now.toISOString() })
        .execute();
    });
    return { answer, isRepeat: false };
  });
}

/** A create with no side effect outside the database: `make`, in a transaction. */
export const createOnce = <T>(db: Db, keyed: Keyed, make: (db: Db) => Promise<T>) =>
  once<T>(db, keyed, (keep) =>
    atomically(db, async (trx) => {
      const made = await make(trx);
      await keep(trx, made);
      return made;
    }),
  );

/** Deletes stored answers whose key has expired, at most so many: one may hold what a visitor wrote. */
export const forgetOldAnswers = (db: Db, now: Date, limit: number): Promise<number> =>
  // A millisecond later: an answer of the very moment has expired, too.
  deleteOld(db, ANSWERS, { before: oldest(new Date(now.getTime() + 1)), limit });

export const keyIsTaken = () =>
  new Unprocessable([
    { loc: ['headers', HEADER], msg: 'was sent with something else before', type: 'reused' },
  ]);

function keyOf({ headers }: FastifyRequest): string | undefined {
  const header = headers[HEADER];
  if (header === undefined) return undefined;
  const [, quoted, bare] = KEY.exec(String(header)) ?? [];
  const key = quoted ?? bare;
  if (key === undefined)
    throw new ApiError(400, 'Idempotency-Key must have 1 to 255 printable ASCII characters');
  return key;
}

/** Lock per key in this process: on another server, the primary key refuses the second. */
const inWork = new Set<string>();

async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (inWork.has(name))
    throw new ApiError(409, 'The first try of this is still being worked on; try again', {
      'retry-after': '1',
    });
  inWork.add(name);
  try {
    return await work();
  } finally {
    inWork.delete(name);
  }
}

const oldest = (now: Date) => new Date(now.getTime() - KEPT_MS).toISOString();

/** Keys in order: a client that serialises again may write the same object in another. */
const digest = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value, inOrder)).digest('hex');

const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
