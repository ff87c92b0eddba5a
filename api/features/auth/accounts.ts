import type { DraftNamed } from '#model/entities/index.ts';
import { user as userEntity } from '#model/entities/index.ts';
import type { Author } from '../../crud/record.ts';
import { create } from '../../crud/repository.ts';
import type { Db } from '../../db/database.ts';
import { hashPassword } from '../../plugins/passwords.ts';

/** Adds a member of staff. The password is kept as its hash alone. */
export async function createAccount(
  db: Db,
  draft: DraftNamed<'user'>,
  password: string,
  author: Author,
) {
  const hidden = { password_hash: await hashPassword(password), token_version: 1 };
  return create(db, userEntity, { ...draft }, author, { hidden });
}

/**
 * The first administrator, where nobody can sign in yet. Answers the password when it was made
 * here: it is shown once and kept nowhere.
 */
export async function ensureAdministrator(
  db: Db,
  admin: { email: string; password: string | undefined },
  makePassword: () => string,
  now: Date,
): Promise<{ email: string; password: string } | undefined> {
  const anybody = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (anybody) return undefined;
  const password = admin.password ?? makePassword();
  const draft: DraftNamed<'user'> = {
    full_name: 'Administrator',
    email: admin.email,
    role: 'super_admin',
    is_default_admin: true,
  };
  await createAccount(db, draft, password, { userId: null, now });
  return admin.password === undefined ? { email: admin.email, password } : undefined;
}
