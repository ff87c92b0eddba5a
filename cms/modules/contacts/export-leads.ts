import { UTM_NAMES } from '#model/contact/lead-origin.ts';
import { dayInDhaka, wallTimeInDhaka } from '#model/format/dates.ts';
import { noteExport } from '../../client/personal-data.ts';
import { csv, numberAsText } from './csv.ts';
import { subjectOf, type Lead } from './inbox.ts';
import { saveFile } from './save-file.ts';

const columns: readonly (readonly [heading: string, of: (lead: Lead) => string | null])[] = [
  // Apart: of a day with an hour LibreOffice makes a text.
  ['Date', ({ created_at }) => wallTimeInDhaka(created_at).split('T')[0]!],
  ['Time', ({ created_at }) => wallTimeInDhaka(created_at).split('T')[1]!],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone && numberAsText(phone)],
  ['Subject', subjectOf],
  ['Message', ({ message }) => message],
  ['Service', ({ service }) => service],
  ['Language', ({ language }) => language],
  ['Page', ({ page }) => page],
  ['Came from', ({ referrer_host }) => referrer_host],
  // By the names under which advertisements have them.
  ...UTM_NAMES.map((name) => [name, (lead: Lead) => lead[name]] as const),
  ['Status', ({ is_read }) => (is_read ? 'Read' : 'Unread')],
];

export const leadsAsCsv = (leads: readonly Lead[]) =>
  csv([
    columns.map(([heading]) => heading),
    ...leads.map((lead) => columns.map(([, of]) => of(lead) ?? '')),
  ]);

/** Hands the list to the browser as a file, once the audit log has been told. */
export async function exportLeads(leads: readonly Lead[], now: Date): Promise<void> {
  await noteExport(leads.length);
  saveFile(`contact-submissions-${dayInDhaka(now)}.csv`, 'text/csv', leadsAsCsv(leads));
}
