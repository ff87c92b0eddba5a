import type { DraftNamed } from '#model/entities/index.ts';
import { user as userEntity } from '#model/entities/index.ts';
import { skeleton } from '#model/text/confusable.ts';
import { ConfigError } from '../../config-error.ts';
import type { AnyRecord, Author } from '../../crud/record.ts';
import { create } from '../../crud/repository.ts';
import { atomically, type Db } from '../../db/database.ts';
import { takenField } from '../../errors.ts';
import { isCommonPassword } from '../../plugins/common-passwords.ts';
import { Passwords } from '../../plugins/passwords.ts';

/** Creates a staff account. The password is hashed before the transaction, to hold no write lock. */
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

/** Refuses a homoglyph of an existing address: one of the two may be a stranger's. */
async function refuseLookAlike(db: Db, given: string): Promise<void> {
  const email = userEntity.fields.email.normalise(given) as string;
  const looks = skeleton(email);
  const others = await db.selectFrom('users').select('email').execute();
  const other = others.find((each) => each.email !== email && skeleton(each.email) === looks);
  if (other)
    throw takenField(
      'email',
      `E-mail "${email}" looks like "${other.email}", which has an account already; choose another`,
    );
}

interface FirstPassword {
  passwords?: Passwords;
  makePassword: () => string;
  /** Prints the credentials for the operator. */
  announce: (made: { email: string; password: string }) => void;
}

/**
 * Creates the first administrator, where none can sign in. A generated password is printed once and
 * not stored: before the insert, so that no account has a password that was never shown.
 */
export async function ensureAdministrator(
  db: Db,
  admin: { email: string; password: string | undefined },
  { passwords = new Passwords(), makePassword, announce }: FirstPassword,
  now: Date,
): Promise<void> {
  if (await hasAccounts(db)) return;
  if (admin.password !== undefined && isCommonPassword(admin.password))
    throw new ConfigError('ADMIN_PASSWORD is one of the most common passwords; choose another');
  const password = admin.password ?? makePassword();
  const draft: DraftNamed<'user'> = {
    full_name: 'Administrator',
    email: admin.email,
    role: 'super_admin',
    is_default_admin: true,
  };
  const hash = await passwords.hash(password);
  await atomically(db, async (trx) => {
    // Another server of the database may start at the same time.
    if (await hasAccounts(trx)) return;
    await addAccount(trx, draft, hash, { userId: null, now });
    if (admin.password === undefined) announce({ email: admin.email, password });
  });
}

const hasAccounts = async (db: Db) =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
