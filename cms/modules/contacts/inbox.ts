import { partOfKey, phoneKeys } from '#model/contact/phone-key.ts';
import type { Suspicion } from '#model/contact/suspicions.ts';
import { contactSubmission, type ChangeNamed, type RecordNamed } from '#model/entities/index.ts';
import { formatNumber } from '#model/format/money.ts';
import { matching } from '../../table/search.ts';

export type Lead = RecordNamed<'contact-submission'>;

export type LeadChange = ChangeNamed<'contact-submission'>;

/** The values that a change replaces: the reason goes with the status that it belongs to. */
export const valuesBefore = (lead: Lead, changes: LeadChange): LeadChange => ({
  ...(changes.status && { lost_reason: lead.lost_reason, lost_note: lead.lost_note }),
  ...Object.fromEntries(Object.keys(changes).map((name) => [name, lead[name as keyof Lead]])),
});

export const readFilters = {
  all: 'All Submissions',
  unread: 'Unread',
  read: 'Read',
} as const;
export type ReadFilter = keyof typeof readFilters;

export interface InboxChoice {
  search: string;
  filter: ReadFilter;
  /** Suspected spam lies apart from everything else. */
  spam: boolean;
  /** ISO; what came before is left out. */
  since: string | null;
}

const isWanted: Readonly<Record<ReadFilter, (lead: Lead) => boolean>> = {
  all: () => true,
  unread: ({ is_read }) => !is_read,
  read: ({ is_read }) => is_read,
};

export function foundLeads(
  leads: readonly Lead[],
  { search, filter, spam, since }: InboxChoice,
): readonly Lead[] {
  const inBox = leads.filter(
    (lead) =>
      lead.is_spam === spam &&
      isWanted[filter](lead) &&
      (since === null || lead.created_at >= since),
  );
  // Suspected spam is searched by the server, of which it sends the newest alone.
  if (spam) return inBox;
  const found = new Set(matching(contactSubmission, inBox, search));
  const number = partOfKey(search);
  // A caller is looked up by the number that the telephone shows, however it was typed.
  const isOfNumber = ({ phone }: Lead) =>
    number !== undefined && phoneKeys(phone).some((key) => key.includes(number));
  return inBox.filter((lead) => found.has(lead) || isOfNumber(lead));
}

/** Characters of a message that two lines of a list can show. */
const PREVIEW = 300;

/**
 * The beginning of a message. A table measures every place where a line may break, which of a word of
 * thousands of letters is each of them: five such messages would hold up the list for ten seconds.
 */
export const previewOf = ({ message }: Pick<Lead, 'message'>): string =>
  [...message].slice(0, PREVIEW).join('');

export const subjectOf = ({ subject }: Pick<Lead, 'subject'>) => subject?.trim() || 'No subject';

/** A number of enquiries in words: "1 enquiry". */
export const inWords = (count: number) =>
  `${formatNumber(count, 'en')} ${count === 1 ? 'enquiry' : 'enquiries'}`;

/** Why a lead was taken for spam when it arrived. */
export const suspicions: Readonly<Record<Suspicion, string>> = {
  hidden_field: 'A field was filled in that people do not see',
  flood: 'It came with more others than can be real',
};
