import type { DraftNamed } from '#model/entities/index.ts';
import type { Author } from '../crud/record.ts';
import type { Db } from '../db/database.ts';
import { addAccount } from '../features/auth/accounts.ts';
import { PASSWORDS } from './passwords.ts';

/** A member of staff with this password. */
export const createAccount = async (
  db: Db,
  draft: DraftNamed<'user'>,
  password: string,
  author: Author,
) => addAccount(db, draft, await PASSWORDS.hash(password), author);
