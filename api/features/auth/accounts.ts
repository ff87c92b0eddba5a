import type { DraftNamed } from '#model/entities/index.ts';
import { user as userEntity } from '#model/entities/index.ts';
import { skeleton } from '#model/confusable.ts';
import { ConfigError } from '../../config-error.ts';
import type { AnyRecord, Author } from '../../crud/record.ts';
import { create } from '../../crud/repository.ts';
import { atomically, type Db } from '../../db/database.ts';
import { Conflict } from '../../errors.ts';
import { isCommonPassword } from '../../plugins/common-passwords.ts';
import { hashPassword } from '../../plugins/passwords.ts';

/** Adds a member of staff. The hash of the password is made before anybody waits to write. */
export function addAccount(
  db: Db,
  draft: DraftNamed<'user'>,
  passwordHash: string,
  author: Author,
): Promise<AnyRecord> {
  const hidden = { password_hash: passwordHash, token_version: 1 };
  return atomically(db, async (trx) => {
    await refuseLookAlike(trx, draft.email);
    return create(trx, userEntity, { ...draft }, author, { hidden });
  });
}

/** One account for one address, as people read it: of two that look alike one may be a stranger's. */
async function refuseLookAlike(db: Db, given: string): Promise<void> {
  const email = userEntity.fields.email.normalise(given) as string;
  const looks = skeleton(email);
  const others = await db.selectFrom('users').select('email').execute();
  const other = others.find((each) => each.email !== email && skeleton(each.email) === looks);
  if (other)
    throw new Conflict(
      `E-mail "${email}" looks like "${other.email}", which has an account already; choose another`,
    );
}

interface FirstPassword {
  makePassword: () => string;
  /** Shows it to the person who starts the server. */
  tell: (made: { email: string; password: string }) => void;
}

/**
 * The first administrator, where nobody can sign in yet. A password that is made here is told once
 * and kept nowhere: before the account is there, so that no account has one that nobody was told.
 */
export async function ensureAdministrator(
  db: Db,
  admin: { email: string; password: string | undefined },
  { makePassword, tell }: FirstPassword,
  now: Date,
): Promise<void> {
  const anybody = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (anybody) return;
  if (admin.password !== undefined && isCommonPassword(admin.password))
    throw new ConfigError('ADMIN_PASSWORD is one of the most common passwords; choose another');
  const password = admin.password ?? makePassword();
  const draft: DraftNamed<'user'> = {
    full_name: 'Administrator',
    email: admin.email,
    role: 'super_admin',
    is_default_admin: true,
  };
  const hash = await hashPassword(password);
  await atomically(db, async (trx) => {
    await addAccount(trx, draft, hash, { userId: null, now });
    if (admin.password === undefined) tell({ email: admin.email, password });
  });
}
