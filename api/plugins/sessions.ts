import { randomUUID } from 'node:crypto';
import { deviceOf } from '#model/access/device.ts';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';

const LIFETIME_MS = 8 * 60 * 60 * 1000;

/** Opens a session of the account; answers its id, which the token carries. */
export async function beginSession(
  db: Db,
  userId: string,
  { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  const at = now.toISOString();
  await db.deleteFrom('sessions').where('expires_at', '<=', at).execute();
  await db
    .insertInto('sessions')
    .values({
      id,
      user_id: userId,
      device: deviceOf(headers['user-agent']),
      address: ip,
      created_at: at,
      last_seen_at: at,
      expires_at: new Date(now.getTime() + LIFETIME_MS).toISOString(),
    })
    .execute();
  return id;
}

/** Whether the account's session is still open. */
export async function hasSession(db: Db, userId: string, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Ends one session of the account; answers whether there was one. */
export async function endSession(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends all sessions of the account. */
export async function endSessions(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Sessions of the account, most recently used first, expired ones left out. */
export const sessionsOf = (db: Db, userId: string, now: Date) =>
  db
    .selectFrom('sessions')
    .select(['id', 'device', 'address', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
