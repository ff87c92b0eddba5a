import { UTM_NAMES } from '#model/contact/lead-origin.ts';
import { dayInDhaka, wallTimeInDhaka } from '#model/format/dates.ts';
import { csv, numberAsText } from './csv.ts';
import { subjectOf, type Lead } from './inbox.ts';

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

/** Hands the list to the browser as a file. */
export function exportLeads(leads: readonly Lead[], now: Date): void {
  const file = new Blob([leadsAsCsv(leads)], { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `contact-submissions-${dayInDhaka(now)}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
