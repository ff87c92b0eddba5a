import type { FastifyRequest } from 'fastify';
import { user as userEntity } from '#model/entities/index.ts';
import { isAdmin } from '#model/access/roles.ts';
import { remove } from '../../crud/deletion.ts';
import { noteAct } from '../../crud/audit.ts';
import type { Author } from '../../crud/record.ts';
import * as repository from '../../crud/repository.ts';
import type { Row } from '../../db/codec.ts';
import { atomically, type Db } from '../../db/database.ts';
import { Conflict, Forbidden, NotFound, Unauthorized } from '../../errors.ts';
import type { Passwords } from '../../plugins/passwords.ts';
import { beginSession, endSessions } from '../../plugins/sessions.ts';
import { queueNewPasswordMail } from './password-email.ts';
import type { AccountChange } from './schemas.ts';

interface Around {
  passwords: Passwords;
  /** Whether e-mails are configured. */
  notifies: boolean;
}

/**
 * Changes an account. A new password and a deactivation end its sessions for good: after
 * reactivation it has to sign in again.
 */
export async function changeAccount(
  db: Db,
  id: string,
  { password, ...given }: AccountChange,
  author: Author,
  { passwords, notifies }: Around,
) {
  const before = await accountOf(db, id);
  const isHeld =
    password !== undefined &&
    given.revision !== undefined &&
    given.revision !== before.revision &&
    (await passwords.matches(password, before.password_hash));
  // A retry after a lost answer: the password is set already.
  const isNew = password !== undefined && !isHeld;
  const password_hash = isNew ? await passwords.hash(password) : undefined;
  return atomically(db, async (trx) => {
    const account = await accountOf(trx, id);
    if (account.is_default_admin === 1) refuseForDefaultAdmin(given);
    const endsSessions = isNew || (given.is_active === false && account.is_active === 1);
    const hidden: Row = {
      ...(password_hash === undefined ? {} : { password_hash }),
      ...(endsSessions ? { token_version: account.token_version + 1 } : {}),
    };
    const changed = await repository.change(trx, userEntity, id, { ...given }, author, hidden);
    if (endsSessions) await endSessions(trx, id);
    if (isNew && notifies) await queueNewPasswordMail(trx, id, author);
    await requireAdministrator(trx);
    return changed;
  });
}

/** Removes references to an account, in the transaction that removes it. */
export type ForgetAccount = (db: Db, id: string, now: Date) => Promise<void>;

export function removeAccount(
  db: Db,
  id: string,
  author: Author,
  { revision, forget }: { revision: number | undefined; forget: ForgetAccount },
) {
  return atomically(db, async (trx) => {
    const account = await accountOf(trx, id);
    if (account.is_default_admin === 1)
      throw new Conflict('Cannot delete the default admin account');
    await remove(trx, userEntity, id, author, revision);
    await forget(trx, id, author.now);
    await requireAdministrator(trx);
  });
}

/** Changes one's own password. Ends all sessions and opens one; answers its token's claims. */
export async function changeOwnPassword(
  db: Db,
  id: string,
  { current, next }: { current: string | undefined; next: string },
  author: Author,
  from: Pick<FastifyRequest, 'headers' | 'ip'>,
  { passwords, notifies }: Around,
): Promise<{ ver: number; sid: string }> {
  const before = await accountOf(db, id);
  if (current !== undefined && !(await passwords.matches(current, before.password_hash))) {
    const act = { action: 'password_refused' as const, entity: userEntity.name, recordId: id };
    await noteAct(db, { ...act, label: before.email }, author);
    throw new Forbidden('The current password is not right');
  }
  const password_hash = await passwords.hash(next);
  return atomically(db, async (trx) => {
    const now = await accountOf(trx, id);
    // Re-check: an administrator may have ended the session during hashing.
    if (now.token_version !== before.token_version)
      throw new Unauthorized('The session is not valid any more; sign in again');
    const token_version = now.token_version + 1;
    await repository.change(trx, userEntity, id, {}, author, { password_hash, token_version });
    await endSessions(trx, id);
    if (notifies) await queueNewPasswordMail(trx, id, author);
    return { ver: token_version, sid: await beginSession(trx, id, from, author.now) };
  });
}

/** Whether an existing account has this password. */
export async function hasPassword(
  db: Db,
  id: string,
  password: string,
  passwords: Passwords,
): Promise<boolean> {
  const account = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirst();
  return account === undefined || passwords.matches(password, account.password_hash);
}

async function accountOf(db: Db, id: string) {
  const account = await db
    .selectFrom('users')
    .select([
      'email',
      'is_active',
      'is_default_admin',
      'password_hash',
      'revision',
      'token_version',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!account) throw new NotFound(userEntity.label.one);
  return account;
}

function refuseForDefaultAdmin({ is_active, role }: AccountChange): void {
  if (is_active === false) throw new Conflict('Cannot deactivate the default admin account');
  if (role !== undefined && !isAdmin(role))
    throw new Conflict('Cannot change the role of the default admin account');
}

/** Keeps one administrator: in the transaction, so that concurrent demotions cannot both pass. */
async function requireAdministrator(db: Db): Promise<void> {
  const administrator = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'super_admin')
    .where('is_active', '=', 1)
    .limit(1)
    .executeTakeFirst();
  if (!administrator)
    throw new Conflict('There must be an active Super Admin; make somebody else one first');
}
