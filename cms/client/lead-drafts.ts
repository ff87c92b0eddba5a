import { isGone } from './api-error.ts';
import { deviceStorage } from './device-storage.ts';
import { timelineOf } from './lead-acts.ts';
import { listTrash } from './trash.ts';

const LEAD = 'contact-submission';
const KEY = new RegExp(`^cms_draft:[^:]*:${LEAD}:[^:]+:([^:]+)`);

/** Key of a text of this device about an enquiry; `place` begins with its box and the enquiry's id. */
export const leadDraftKey = (userId: string, place: string) =>
  `cms_draft:${userId}:${LEAD}:${place}`;

const keptDrafts = () =>
  deviceStorage.keys().flatMap((key) => {
    const lead = KEY.exec(key)?.[1];
    return lead === undefined ? [] : [{ key, lead }];
  });

const isMissing = (lead: string, signal: AbortSignal) =>
  timelineOf(lead, signal).then(() => false, isGone);

/**
 * Removes what this device keeps of enquiries that were erased, whoever typed it: it may name the
 * visitor. That of an enquiry in the trash stays, since that may be restored. After a failure the next
 * start of the CMS asks again.
 */
export const forgetErasedLeads = (signal = new AbortController().signal): Promise<void> =>
  forget(signal).catch(() => undefined);

async function forget(signal: AbortSignal): Promise<void> {
  const missing = new Set<string>();
  for (const lead of new Set(keptDrafts().map((draft) => draft.lead)))
    if (await isMissing(lead, signal)) missing.add(lead);
  if (missing.size === 0) return;
  const trash = await listTrash(LEAD, signal);
  for (const { id } of trash) missing.delete(id);
  for (const { key, lead } of keptDrafts()) if (missing.has(lead)) deviceStorage.remove(key);
}
