import { MOST_SCENES } from '#model/agency/hero-scenes.ts';
import { entityNamed, type AgencyName, type RecordNamed } from '#model/entities/index.ts';
import { formatDate, formatMoment } from '#model/format/dates.ts';
import { formatTaka } from '#model/format/money.ts';
import type { ComponentType } from 'react';
import { choiceLabel } from '../../form/draft/draft-text.ts';
import { serviceIcon } from '../../form/widgets/service-icons.ts';
import { Thumbnail } from '../../ui/thumbnail.tsx';
import { HeroPreview } from './hero-preview.tsx';
import { NotFoundPages } from './not-found-pages.tsx';
import { ScenePreview } from './scene-preview.tsx';

type SiteRecord<N extends AgencyName> = RecordNamed<N>;

/** What the tab of an entity shows that the entity does not say. */
interface Own<N extends AgencyName> {
  titleOf: (record: SiteRecord<N>) => string;
  titleBnOf: (record: SiteRecord<N>) => string | null;
  /** Quieter lines below the title. */
  linesOf: (record: SiteRecord<N>) => readonly (string | null)[];
  Picture?: ComponentType<{ record: SiteRecord<N> }>;
  Preview?: ComponentType;
  /** Default values of a new record, by the length of the list. */
  given?: (count: number) => Record<string, unknown>;
  /** How many of those that are active the site shows, where not all. */
  most?: number;
  /** How its list is sorted, where not by the API. */
  sortedBy?: (record: SiteRecord<N>) => string;
  /** Words for what the search looks into; without them there is no search. */
  searchedBy?: string;
  /** Shown below the list; `make` opens the form of a new record with these values. */
  Below?: ComponentType<{ search: string; make: (given: Record<string, unknown>) => void }>;
  /** Said of an empty list, where not in the entity's name. */
  empty?: string;
}

/** The items that a record is about, by their keys: `tour-package/bali` as `bali`. */
const aboutLine = (about: readonly string[]) =>
  about.map((key) => key.slice(key.indexOf('/') + 1)).join(', ') || null;

const atTheEnd = (count: number) => ({ order: count + 1 });

const scenes: Own<'hero-scene'> = {
  titleOf: ({ name }) => name,
  titleBnOf: ({ name_bn }) => name_bn,
  linesOf: ({ gradient_class }) => [gradient_class && `${gradient_class} light`],
  Picture: ({ record }) => <Thumbnail sources={[record.image_url]} className="size-16" />,
  Preview: ScenePreview,
  given: atTheEnd,
  most: MOST_SCENES,
};

const content: Own<'hero-content'> = {
  titleOf: ({ headline_en }) => headline_en,
  titleBnOf: ({ headline_bn }) => headline_bn,
  linesOf: ({ subtitle_en, cta_text_en, cta_link }) => [
    subtitle_en,
    [cta_text_en, cta_link].filter(Boolean).join(' → ') || null,
  ],
  Preview: HeroPreview,
};

const contact: Own<'contact-info'> = {
  empty: 'No contact information found',
  titleOf: ({ company_name }) => company_name,
  titleBnOf: ({ company_name_bn }) => company_name_bn,
  linesOf: ({ address_en, phone, email, working_hours_en }) => [
    address_en,
    [phone, email].filter(Boolean).join(' · ') || null,
    working_hours_en,
  ],
  given: () => ({
    working_hours_en: 'Mon to Sat 9:00 AM to 8:00 PM',
    working_hours_bn: 'সোম থেকে শনি, সকাল ৯টা থেকে রাত ৮টা',
  }),
};

const accreditations: Own<'accreditation'> = {
  titleOf: ({ name_en }) => name_en,
  titleBnOf: ({ name_bn }) => name_bn,
  linesOf: ({ number, issuer_en, unpublish_at }) => [
    [number, issuer_en].filter(Boolean).join(' · '),
    unpublish_at && `Valid until ${formatMoment(unpublish_at, 'en')}`,
  ],
  given: atTheEnd,
};

const questions: Own<'faq'> = {
  titleOf: ({ question_en }) => question_en,
  titleBnOf: ({ question_bn }) => question_bn,
  linesOf: ({ about }) => [aboutLine(about)],
  given: atTheEnd,
  searchedBy: 'question or answer',
};

const reviews: Own<'review'> = {
  titleOf: ({ name_en }) => name_en,
  titleBnOf: ({ name_bn }) => name_bn,
  linesOf: ({ text_en, text_bn, said_on, source, about }) => [
    text_en ?? text_bn,
    [formatDate(said_on, 'en'), source && choiceLabel(source), aboutLine(about)]
      .filter(Boolean)
      .join(' · '),
  ],
  given: atTheEnd,
  searchedBy: 'name or words',
};

const offers: Own<'offer'> = {
  titleOf: ({ title_en }) => title_en,
  titleBnOf: ({ title_bn }) => title_bn,
  linesOf: ({ about, percent_off, price, unpublish_at }) => [
    [percent_off && `−${percent_off}%`, price !== null && formatTaka(price, 'en'), aboutLine(about)]
      .filter(Boolean)
      .join(' · ') || null,
    unpublish_at && `Ends ${formatMoment(unpublish_at, 'en')}`,
  ],
  given: atTheEnd,
};

const services: Own<'service-option'> = {
  titleOf: ({ name_en }) => name_en,
  titleBnOf: ({ name_bn }) => name_bn,
  linesOf: ({ description_en }) => [description_en],
  Picture: ({ record }) => {
    const Icon = serviceIcon(record.icon);
    return (
      <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-lg bg-accent-soft text-accent">
        <Icon aria-hidden className="size-6" />
      </span>
    );
  },
  given: atTheEnd,
};

const tags: Own<'tag'> = {
  titleOf: ({ name }) => name,
  titleBnOf: ({ name_bn }) => name_bn,
  linesOf: () => [],
  sortedBy: ({ name }) => name,
};

const redirects: Own<'redirect'> = {
  titleOf: ({ from_path }) => from_path,
  titleBnOf: () => null,
  linesOf: ({ to_path }) => [`→ ${to_path}`],
  searchedBy: 'old or new address',
  Below: NotFoundPages,
};

/** In the order in which they stand. */
const tabs: { [N in AgencyName]: Own<N> } = {
  'hero-scene': scenes,
  'hero-content': content,
  'contact-info': contact,
  accreditation: accreditations,
  faq: questions,
  review: reviews,
  offer: offers,
  'service-option': services,
  tag: tags,
  redirect: redirects,
};

/** One tab of Site Management: an entity of the agency's own records. */
export type SiteTab = ReturnType<typeof tabOf>;

function tabOf(name: AgencyName) {
  const { label, path, table, ordered } = entityNamed(name);
  const [noun, nouns] = [label.one.toLowerCase(), label.many.toLowerCase()];
  return {
    id: path.split('/').at(-1)!,
    entity: name,
    label: label.many,
    counted: table,
    add: `Add ${label.one}`,
    fetchFailed: `Failed to fetch ${nouns}`,
    empty: `No ${nouns} found`,
    nouns,
    /** Begins a sentence: `Hero scene`. */
    subject: noun.charAt(0).toUpperCase() + noun.slice(1),
    ordered,
    ...(tabs[name] as Own<AgencyName>),
  };
}

export const siteTabs = (Object.keys(tabs) as AgencyName[]).map(tabOf);
