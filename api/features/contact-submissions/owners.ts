import { hasRole, ROLES } from '#model/access/roles.ts';
import type { ChangeNamed } from '#model/entities/index.ts';
import type { Db } from '../../db/database.ts';
import { Unprocessable } from '../../errors.ts';

/** Roles that may read leads. */
const READERS = ROLES.filter((role) => hasRole(role, 'moderator'));

/** Query of the accounts that may own a lead. */
export const possibleOwners = (db: Db) =>
  db.selectFrom('users').where('users.is_active', '=', 1).where('users.role', 'in', READERS);

/** Refuses an owner who does not exist, may not sign in, or may not read leads. */
export async function refuseUnknownOwner(
  db: Db,
  { owner_id }: ChangeNamed<'contact-submission'>,
): Promise<void> {
  if (owner_id === undefined || owner_id === null) return;
  const owner = await possibleOwners(db)
    .select('users.id')
    .where('users.id', '=', owner_id)
    .executeTakeFirst();
  if (owner) return;
  throw new Unprocessable([
    {
      loc: ['body', 'owner_id'],
      msg: 'must be an active account that may read enquiries',
      type: 'owner',
    },
  ]);
}

/** Leaves the leads of an account to nobody, in the transaction that removes it. */
export async function forgetOwner(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('contact_submissions')
    .set((eb) => ({
      owner_id: null,
      updated_at: now.toISOString(),
      revision: eb('revision', '+', 1),
    }))
    .where('owner_id', '=', userId)
    .execute();
}
