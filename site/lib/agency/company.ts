import type { Locale } from '#model/kit/locales.ts';
import { bengaliDigits } from '#model/text/digits.ts';
import { hoursWords } from '#model/contact/hours-words.ts';
import { isAlways, type WorkingHours } from '#model/contact/working-hours.ts';
import { mailtoHref } from '#model/contact/mailto.ts';
import { telHref, whatsappHref } from '#model/contact/phone.ts';
import { companyDefaults, type CompanyFacts } from './company-defaults.ts';
import { inPageLanguage } from '../format/facts.ts';
import { localised, localisedName, type Localised } from '../format/localised.ts';
import { logoOf, type Logo } from './logos.ts';
import { pageTitle, titleAlone } from '../seo/page-title.ts';
import { shareName } from '../media/share-image.ts';

interface Way {
  text: string;
  href: string;
}

/** The agency as a page in one language shows it. */
export interface Company {
  name: Localised;
  /** The name as a picture. */
  logo: Logo | undefined;
  tagline: Localised | undefined;
  address: Localised | undefined;
  hours: Localised | undefined;
  /** When somebody answers; null: always. */
  openingHours: WorkingHours | null;
  phone: Way | undefined;
  email: Way | undefined;
  /** Opens a chat with this text; nothing where the agency has given no number. */
  chat: (text: string) => string | undefined;
  /** The same, with the default number where the agency has given none. */
  chatAlways: (text: string) => string;
  social: { network: Network; href: string }[];
  /** When it answers, beside the hours. */
  availability: Localised | undefined;
  trustText: Localised | undefined;
  /** Its own figures; only those that it gives. */
  stats: { name: Stat; value: string }[];
  /** The year, and as the page writes it. */
  established: { year: number; text: string } | undefined;
  /** The only accounts to pay money to. */
  paymentAccounts: Localised | undefined;
  /** Whether pages count what visitors do, in sums. */
  countsVisits: boolean;
  /** Text of its privacy page, in Markdown; the site's own words where it has none. */
  privacyText: Localised | undefined;
  /** A page's title, with the agency where both fit. */
  title: (page: string) => string;
  /** The text on the Open Graph image of a page with this title. */
  sharedTitle: (title: string) => string;
  /** File name of that image. */
  sharedName: (title: string, picture?: string) => string;
}

/** The agency with its place on the map. */
export interface LocatedCompany extends Company {
  position: { latitude: number; longitude: number } | undefined;
  maps: { google: string; openStreetMap: string } | undefined;
}

const NETWORKS = ['facebook', 'instagram', 'youtube', 'linkedin'] as const;
export type Network = (typeof NETWORKS)[number];

const STATS = ['travelers', 'destinations', 'years', 'satisfaction'] as const;
export type Stat = (typeof STATS)[number];

export function company(locale: Locale, facts: CompanyFacts): LocatedCompany {
  const chatTarget = facts.social_links?.whatsapp || facts.social_links?.twitter;
  const position = positionOf(facts);
  const chat = (text: string) => whatsappHref(chatTarget, text);
  const digits = (text: string) => (locale === 'bn' ? bengaliDigits(text) : text);
  const { established } = facts;
  const name = localisedName(locale, facts, 'company_name');
  return {
    name,
    logo: logoOf(name.value),
    tagline: localised(locale, facts, 'tagline_en'),
    address: localised(locale, facts, 'address_en'),
    hours: hoursOf(locale, facts),
    openingHours: facts.opening_hours,
    phone: phoneOf(locale, facts),
    email: facts.email === null ? undefined : { text: facts.email, href: mailtoHref(facts.email) },
    chat,
    chatAlways: (text) => chat(text) ?? whatsappHref(companyDefaults.phone, text) ?? '#',
    position,
    maps: position && mapsOf(position),
    social: NETWORKS.flatMap((network) => {
      const href = facts.social_links?.[network];
      return href?.startsWith('http') ? [{ network, href }] : [];
    }),
    availability: withoutAlways(localised(locale, facts, 'availability_en'), facts),
    trustText: localised(locale, facts, 'trust_text_en'),
    stats: STATS.flatMap((stat) => {
      const value = facts[`stat_${stat}`];
      return value ? [{ name: stat, value: digits(value) }] : [];
    }),
    established:
      established === null ? undefined : { year: established, text: digits(String(established)) },
    paymentAccounts: localised(locale, facts, 'payment_accounts_en'),
    countsVisits: facts.counts_visits,
    privacyText: localised(locale, facts, 'privacy_text_en'),
    title: (page) => pageTitle(page, name.value),
    sharedTitle: (title) => titleAlone(title, name.value),
    sharedName: (title, picture) =>
      shareName({ locale, title: titleAlone(title, name.value), brand: name.value, picture }),
  };
}

/** Hours that promises are made by are the ones that pages name. */
function hoursOf(locale: Locale, facts: CompanyFacts): Localised | undefined {
  const words = hoursWords(locale, facts.opening_hours);
  return words
    ? inPageLanguage(words)
    : (localised(locale, facts, 'working_hours_en') ??
        localised(locale, companyDefaults, 'working_hours_en'));
}

const ALWAYS = /24\s*[/x×]\s*7|২৪\s*[/x×]\s*৭/i;

/** An agency with working hours does not claim to answer around the clock. */
const withoutAlways = (text: Localised | undefined, { opening_hours }: CompanyFacts) =>
  !isAlways(opening_hours) && text && ALWAYS.test(text.value) ? undefined : text;

function phoneOf(locale: Locale, facts: CompanyFacts): Way | undefined {
  const href = telHref(facts.phone);
  if (!href || !facts.phone) return undefined;
  const bengali = locale === 'bn' ? facts.phone_display_bn : null;
  return { text: bengali || spaced(facts.phone), href };
}

/** +8801700000000 → +880 1700-000000; any other number stays as typed. */
const spaced = (phone: string) => phone.replace(/^(?:\+?88)?0(1[3-9]\d{2})(\d{6})$/, '+880 $1-$2');

function positionOf({ latitude, longitude }: CompanyFacts): LocatedCompany['position'] {
  return latitude === null || longitude === null ? undefined : { latitude, longitude };
}

const mapsOf = ({ latitude, longitude }: NonNullable<LocatedCompany['position']>) => ({
  google: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
  openStreetMap: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
});
