import { DIRECTION, LINE_END } from '#model/text/unseen.ts';
import { truncate } from '#model/text/graphemes.ts';
import type { LeadService } from '#model/contact/lead-services.ts';
import type { Locale } from '#model/kit/locales.ts';
import { paths } from '#model/routes/paths.ts';
import type { Choices } from '../departures/choices.ts';
import { strings } from '../../i18n/index.ts';

/** The id of a page's one enquiry dialog. */
export const ENQUIRY = 'enquiry';

export interface EnquiryAbout {
  kind: LeadService;
  item?: { id: string; name: string } | undefined;
  /** Dates and rooms of the item that the form offers. */
  choices?: Choices | undefined;
}

/** An enquiry about one item of ours. */
export type ItemEnquiry = EnquiryAbout & { item: { id: string; name: string } };

const itemPages: Readonly<Record<LeadService, ((id: string) => string) | undefined>> = {
  visa: paths.visa,
  flight: undefined,
  tour: paths.tour,
  umrah: paths.umrahPackage,
};

/** The page of what an enquiry is about, where it has one. */
export const enquiryPage = (kind: LeadService, id: string | undefined) =>
  id === undefined ? undefined : itemPages[kind]?.(id);

/**
 * Drops characters that come along with names from Word and from Arabic texts. The API refuses a
 * message with them, and no visitor could take them out of a hidden field.
 */
const seenOf = (name: string) => name.replace(DIRECTION, '').replace(LINE_END, ' ');

/** A subject holds 200 characters, and one letter of a name may be several. */
const LONGEST_NAME = 150;

/** Title of the dialog, and subject of the message. */
export const enquirySubject = (locale: Locale, kind: LeadService, name: string | undefined) =>
  strings(locale).enquiry.subject(kind, name && shortened(seenOf(name)));

function shortened(name: string): string {
  let short = name;
  for (let letters = LONGEST_NAME; [...short.normalize('NFC')].length > LONGEST_NAME; letters--)
    short = truncate(name, letters);
  return short;
}
