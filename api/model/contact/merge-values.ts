import { departuresAt, isBookable, lowestPrice } from '../catalogue/departures.ts';
import { entityNamed, recordPage, type PublicName, type RecordNamed } from '../entities/index.ts';
import { formatDate } from '../format/dates.ts';
import { formatTaka } from '../format/money.ts';
import type { Locale } from '../kit/locales.ts';
import { localPath } from '../routes/paths.ts';
import type { LeadService } from './lead-services.ts';
import type { MergeValues } from './reply-text.ts';
import { travelDateIn } from './travel-date.ts';

type Lead = Pick<
  RecordNamed<'contact-submission'>,
  'name' | 'subject' | 'message' | 'language' | 'page' | 'departure' | 'sharing'
>;

/** The entity of the records that an enquiry about a service is about. */
export const offerEntities = {
  visa: 'visa-service',
  flight: 'flight',
  tour: 'tour-package',
  umrah: 'umrah-package',
} as const satisfies Record<LeadService, PublicName>;

export type OfferName = (typeof offerEntities)[LeadService];
/** Subject of an enquiry: a record of the catalogue. */
export type Offer = { [N in OfferName]: { entity: N; record: RecordNamed<N> } }[OfferName];

const inWords = (english: string, bengali: string | null, locale: Locale) =>
  (locale === 'bn' && bengali) || english;

function titleOf({ entity, record }: Offer, locale: Locale): string {
  if (entity === 'visa-service') {
    const country = inWords(record.country_name, record.country_name_bn, locale);
    return locale === 'bn' ? `${country} ভিসা` : `${country} visa`;
  }
  if (entity === 'flight') {
    const from = inWords(record.origin, record.origin_bn, locale);
    return `${from} – ${inWords(record.destination, record.destination_bn, locale)}`;
  }
  return inWords(record.name, record.name_bn, locale);
}

/** Price of the date and the room asked about, while it can be booked; else the offer's own. */
function priceOf({ entity, record }: Offer, lead: Lead, now: Date): number | null {
  if (entity === 'visa-service') return record.charge;
  if (entity === 'flight') return record.price;
  const asked = departuresAt(record.departures, now)
    .filter(isBookable)
    .find(({ from }) => from === lead.departure);
  if (!asked) return record.price;
  return (lead.sharing && asked.prices[lead.sharing]) || lowestPrice(asked);
}

/** The language of an enquiry: that of its form, else the script that it is written in. */
export const languageOfLead = ({ language, message, name }: Lead): Locale =>
  language ?? (/\p{Script=Bengali}/u.test(name + message) ? 'bn' : 'en');

interface Around {
  lead: Lead;
  /** Undefined where it is about nothing of the catalogue, or about what is gone. */
  offer: Offer | undefined;
  /** The name of whoever answers. */
  staff: string;
  /** The site's address, without a slash at the end. */
  siteUrl: string;
  locale: Locale;
  now: Date;
}

/** Values of a template's merge fields, in the language of the answer. */
export function mergeValues({ lead, offer, staff, siteUrl, locale, now }: Around): MergeValues {
  const price = offer && priceOf(offer, lead, now);
  return {
    name: lead.name,
    item: offer ? titleOf(offer, locale) : (lead.subject ?? undefined),
    price: typeof price === 'number' ? formatTaka(price, locale) : undefined,
    dates: dateInWords(lead.departure ?? travelDateIn(lead.message), locale),
    link: siteUrl + pageOf(lead, offer, locale),
    staff,
  };
}

/** The page of the offer in a language; else where the visitor wrote from, else the home page. */
function pageOf({ page }: Lead, offer: Offer | undefined, locale: Locale): string {
  const isShown = offer && offer.record[entityNamed(offer.entity).shownWhen];
  if (isShown) return localPath(locale, recordPage(offer.entity, offer.record));
  return page && /^\/(?!\/)\S*$/.test(page) ? page : localPath(locale, '/');
}

function dateInWords(date: string | undefined, locale: Locale): string | undefined {
  if (date === undefined) return undefined;
  return /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date))
    ? formatDate(date, locale)
    : date;
}
