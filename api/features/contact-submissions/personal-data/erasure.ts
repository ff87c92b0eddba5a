import { contactSubmission } from '#model/entities/index.ts';
import { noteAct } from '../../../crud/audit.ts';
import { forget, type Author } from '../../../crud/record.ts';
import { eraseLeads } from '../../../crud/trash.ts';
import type { Db } from '../../../db/database.ts';
import { enquiries } from '../lead-removal.ts';
import type { AskedPerson, Found } from './person.ts';

/** Ids of one statement. */
const AT_ONCE = 5_000;

/**
 * Erases the leads of a person and what hangs on them, in the transaction of `db`. The audit log keeps
 * that it was done, by whom and of how many; not of whom, which would be kept of them again.
 */
export async function erase(
  db: Db,
  { leads, trashed }: Found,
  asked: AskedPerson,
  author: Author,
): Promise<void> {
  const ids = [...leads, ...trashed];
  for (const id of trashed) await forget(db, 'trash', contactSubmission.name, id);
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    await db.deleteFrom('contact_submissions').where('id', 'in', some).execute();
    await eraseLeads(db, some);
  }
  for (const id of ids) await forgetAnswers(db, id);
  await noteOf(db, { action: 'erase', asked, count: ids.length }, author);
}

/** Answers that a retry of a create would get: they repeat the lead. */
const forgetAnswers = (db: Db, id: string) =>
  db.deleteFrom('idempotency_keys').where('answer', 'like', `%"id":"${id}"%`).execute();

interface PersonAct {
  action: 'export' | 'erase';
  asked: AskedPerson;
  count: number;
}

export const noteOf = (db: Db, { action, asked, count }: PersonAct, author: Author) =>
  noteAct(
    db,
    {
      action,
      entity: contactSubmission.name,
      label: enquiries(count),
      note: `Of one person, by ${[asked.phone && 'telephone', asked.email && 'e-mail'].filter(Boolean).join(' and ')}`,
      count: Math.max(1, count),
    },
    author,
  );
