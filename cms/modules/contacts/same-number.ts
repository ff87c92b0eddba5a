import { phoneKeys } from '#model/contact/phone-key.ts';
import type { Lead } from './inbox.ts';

/** The enquiries of each telephone, by its number, however it was typed; spam aside. */
export function byNumber(leads: readonly Lead[]): ReadonlyMap<string, readonly Lead[]> {
  const found = new Map<string, Lead[]>();
  for (const lead of leads.filter(({ is_spam }) => !is_spam))
    for (const number of phoneKeys(lead.phone)) {
      const others = found.get(number);
      if (others) others.push(lead);
      else found.set(number, [lead]);
    }
  return found;
}

/** All enquiries of a lead's telephone, itself among them; none where it is the only one. */
export function ofSameNumber(
  { id, phone }: Lead,
  known: ReadonlyMap<string, readonly Lead[]>,
): readonly Lead[] {
  const found = new Set(phoneKeys(phone).flatMap((number) => known.get(number) ?? []));
  return [...found].some((each) => each.id !== id) ? [...found] : [];
}
