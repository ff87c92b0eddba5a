import { storedEmail } from '#model/contact/email-address.ts';
import { QUICK_BOOKING_EMAIL } from '#model/contact/lead-form.ts';
import { phoneKeys } from '#model/contact/phone-key.ts';
import { contactSubmission } from '#model/entities/index.ts';
import { inBatches } from '../../../crud/record.ts';
import type { Row } from '../../../db/codec.ts';
import { refusedField } from '../../../errors.ts';
import type { Db } from '../../../db/database.ts';

/** How somebody asks for what is kept of them. */
export interface AskedPerson {
  phone?: string | null | undefined;
  email?: string | null | undefined;
}

/** Canonical forms of the ways to reach a person. */
interface Person {
  phones: ReadonlySet<string>;
  email: string | null;
}

/** Throws 422 where nobody could be meant: without a number or an address, everybody would be. */
export function personOf({ phone, email }: AskedPerson): Person {
  const phones = new Set(phoneKeys(phone));
  const address = folded(email ?? '');
  if (phone?.trim() && phones.size === 0) throw fault('phone', 'must be a whole phone number');
  if (address !== null && !address.includes('@')) throw fault('email', 'must be an e-mail address');
  if (phones.size === 0 && address === null)
    throw fault('phone', 'must be given, or an e-mail address of their own');
  return { phones, email: address };
}

const fault = (name: string, msg: string) => refusedField(name, msg, 'person');

/** The address as it is compared; null for none, and for the placeholder, which everybody has who asks for a call. */
function folded(email: string): string | null {
  const address = storedEmail(email).trim().toLowerCase();
  return address === '' || address === QUICK_BOOKING_EMAIL ? null : address;
}

const isOf = ({ phones, email }: Person, found: Row): boolean =>
  (email !== null && folded(String(found['email'] ?? '')) === email) ||
  phoneKeys(String(found['phone'] ?? '')).some((key) => phones.has(key));

/** Leads of a person: in the inbox or under spam, and in the trash. */
export interface Found {
  leads: readonly string[];
  trashed: readonly string[];
}

/** Rows read at once. */
const BATCH = 1_000;

/** Reads every lead: numbers are stored as they were typed, and no index knows their spellings. */
export async function leadsOf(db: Db, person: Person): Promise<Found> {
  const leads: string[] = [];
  const all = db.selectFrom('contact_submissions').select(['id', 'phone', 'email']);
  for await (const batch of inBatches(all, BATCH))
    leads.push(...batch.filter((lead) => isOf(person, lead)).map(({ id }) => id));
  return { leads, trashed: await trashedOf(db, person) };
}

async function trashedOf(db: Db, person: Person): Promise<string[]> {
  const all = await db
    .selectFrom('trash')
    .select(['record_id', 'record'])
    .where('entity', '=', contactSubmission.name)
    .execute();
  return all
    .filter(({ record }) => isOf(person, JSON.parse(record) as Row))
    .map(({ record_id }) => record_id);
}
