import { ownEmail } from '#model/contact/lead-form.ts';
import { UTM_NAMES } from '#model/contact/lead-origin.ts';
import { dayInDhaka, wallTimeInDhaka } from '#model/format/dates.ts';
import { noteExport } from '../../client/personal-data.ts';
import { csv, numberAsText, wordsAsText } from './csv.ts';
import { subjectOf, type Lead } from './inbox.ts';
import { lostReasons, stages } from './pipeline-words.ts';
import { saveFile } from './save-file.ts';
import type { NameOf } from './use-owners.ts';

type Cell = (lead: Lead, nameOf: NameOf) => string | null;

const wallTime = (iso: string | null) => iso && wallTimeInDhaka(iso).replace('T', ' ');

const columns: readonly (readonly [heading: string, of: Cell])[] = [
  // Apart: of a day with an hour LibreOffice makes a text.
  ['Date', ({ created_at }) => wallTimeInDhaka(created_at).split('T')[0]!],
  ['Time', ({ created_at }) => wallTimeInDhaka(created_at).split('T')[1]!],
  ['Name', ({ name }) => wordsAsText(name)],
  ['Email', ownEmail],
  ['Phone', ({ phone }) => phone && numberAsText(phone)],
  ['Subject', (lead) => wordsAsText(subjectOf(lead))],
  ['Message', ({ message }) => wordsAsText(message)],
  ['Service', ({ service }) => service],
  ['Departure', ({ departure }) => departure],
  ['Sharing', ({ sharing }) => sharing],
  ['Language', ({ language }) => language],
  ['Page', ({ page }) => page],
  ['Came from', ({ referrer_host }) => referrer_host],
  // By the names under which advertisements have them.
  ...UTM_NAMES.map((name) => [name, (lead: Lead) => wordsAsText(lead[name] ?? '')] as const),
  ['Status', ({ is_read }) => (is_read ? 'Read' : 'Unread')],
  ['Stage', ({ status }) => stages[status]],
  ['Owner', ({ owner_id }, nameOf) => owner_id && nameOf(owner_id)],
  ['Answered', ({ answered_at }) => wallTime(answered_at)],
  ['Next step', ({ next_step }) => wordsAsText(next_step ?? '')],
  ['Its time', ({ next_step_at }) => wallTime(next_step_at)],
  ['Lost because', ({ lost_reason }) => lost_reason && lostReasons[lost_reason]],
  ['More about it', ({ lost_note }) => wordsAsText(lost_note ?? '')],
];

export const leadsAsCsv = (leads: readonly Lead[], nameOf: NameOf) =>
  csv([
    columns.map(([heading]) => heading),
    ...leads.map((lead) => columns.map(([, of]) => of(lead, nameOf) ?? '')),
  ]);

/** Hands the list to the browser as a file, once the audit log has been told. */
export async function exportLeads(
  leads: readonly Lead[],
  nameOf: NameOf,
  now: Date,
): Promise<void> {
  await noteExport(leads.length);
  saveFile(`contact-submissions-${dayInDhaka(now)}.csv`, 'text/csv', leadsAsCsv(leads, nameOf));
}
