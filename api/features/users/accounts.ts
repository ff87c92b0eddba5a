import { user as userEntity } from '#model/entities/index.ts';
import { isAdmin, type Role } from '#model/roles.ts';
import { noteAct } from '../../crud/audit.ts';
import type { Author } from '../../crud/record.ts';
import * as repository from '../../crud/repository.ts';
import type { Row } from '../../db/codec.ts';
import { atomically, type Db } from '../../db/database.ts';
import { Conflict, Forbidden, NotFound, Unauthorized } from '../../errors.ts';
import { hashPassword, isPassword } from '../../plugins/passwords.ts';

/** What an administrator may change of an account. */
export interface AccountChange {
  full_name?: string;
  role?: Role;
  is_active?: boolean;
  password?: string;
  revision?: number;
}

/**
 * Changes an account. A new password and a deactivation end its sessions for good: switched on
 * again, it has to sign in anew.
 */
export async function changeAccount(
  db: Db,
  id: string,
  { password, ...given }: AccountChange,
  author: Author,
) {
  const password_hash = password === undefined ? undefined : await hashPassword(password);
  return atomically(db, async (trx) => {
    const account = await accountOf(trx, id);
    if (account.is_default_admin === 1) refuseForDefaultAdmin(given);
    const endsSessions = password_hash !== undefined || given.is_active === false;
    const hidden: Row = {
      ...(password_hash === undefined ? {} : { password_hash }),
      ...(endsSessions ? { token_version: account.token_version + 1 } : {}),
    };
    const changed = await repository.change(trx, userEntity, id, { ...given }, author, hidden);
    await requireAdministrator(trx);
    return changed;
  });
}

export function removeAccount(db: Db, id: string, author: Author, revision?: number) {
  return atomically(db, async (trx) => {
    const account = await accountOf(trx, id);
    if (account.is_default_admin === 1)
      throw new Conflict('Cannot delete the default admin account');
    await repository.remove(trx, userEntity, id, author, revision);
    await requireAdministrator(trx);
  });
}

/**
 * A new password for the one who is signed in. Every session ends; answers the version that a
 * token of a new one carries.
 */
export async function changeOwnPassword(
  db: Db,
  id: string,
  { current, next }: { current: string | undefined; next: string },
  author: Author,
): Promise<number> {
  const before = await accountOf(db, id);
  if (current !== undefined && !(await isPassword(current, before.password_hash))) {
    const act = { action: 'password_refused' as const, entity: userEntity.name, recordId: id };
    await noteAct(db, { ...act, label: before.email }, author);
    throw new Forbidden('The current password is not right');
  }
  const password_hash = await hashPassword(next);
  return atomically(db, async (trx) => {
    const now = await accountOf(trx, id);
    // Hashing takes a while: an administrator may have ended the session in the meantime.
    if (now.token_version !== before.token_version)
      throw new Unauthorized('The session is not valid any more; sign in again');
    const token_version = now.token_version + 1;
    await repository.change(trx, userEntity, id, {}, author, { password_hash, token_version });
    return token_version;
  });
}

async function accountOf(db: Db, id: string) {
  const account = await db
    .selectFrom('users')
    .select(['email', 'is_default_admin', 'password_hash', 'token_version'])
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

/** Called after a write and in its transaction: of two who demote each other, one is refused. */
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
