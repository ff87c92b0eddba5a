import type { FilteredName } from '#model/catalogue/filters.ts';
import type { Facets } from '#model/catalogue/narrowing.ts';
import type { Departure } from '#model/catalogue/departures.ts';
import type { EntityNamed, PublicName, RecordNamed } from '#model/entities/index.ts';
import type { LongColumns } from '#model/kit/entity.ts';
import type { Described } from '#model/media/picture-alts.ts';
import type { ShardWords } from '../store/search-words.ts';

type StaffOnly =
  | 'updated_by'
  | 'publish_at'
  | 'unpublish_at'
  | 'claims_source'
  | 'note'
  | 'has_consent';
type OfEveryEdit = 'updated_at' | 'revision';
/** Columns that a card leaves out: long texts of the record's own page, and marks of each edit. */
type Long<N extends PublicName> = OfEveryEdit | LongColumns<EntityNamed<N>>;

/** A record as everybody may see it. */
export type Shown<N extends PublicName> = Omit<RecordNamed<N>, StaffOnly> & Described;

/** The first departure that can be booked, of a kind of record that has departures. */
type Next<N extends PublicName> =
  Shown<N> extends { departures: Departure[] }
    ? { next_departure: Pick<Departure, 'from' | 'until'> | null }
    : unknown;

/** Facets by which lists are narrowed. */
type Found<N extends PublicName> = N extends FilteredName ? { facets: Facets } : unknown;

/** Until when it stands, visitors see as well. */
type Until<N extends PublicName> = N extends 'offer' | 'accreditation'
  ? { unpublish_at: string | null }
  : unknown;

/** A record as lists show it. */
export type Card<N extends PublicName> = Omit<Shown<N>, Long<N> | keyof Described> &
  Next<N> &
  Found<N> &
  Until<N>;

export type Tour = Shown<'tour-package'>;
export type TourCard = Card<'tour-package'>;
export type Umrah = Shown<'umrah-package'>;
export type UmrahCard = Card<'umrah-package'>;
export type Visa = Shown<'visa-service'>;
export type VisaCard = Card<'visa-service'>;
export type Flight = Shown<'flight'>;
export type Faq = Card<'faq'>;
export type LandingPage = Shown<'landing-page'>;
export type LandingPageCard = Card<'landing-page'>;
export type Post = Shown<'blog-post'>;
export type PostCard = Card<'blog-post'>;

/** Parts of a record's URL, with the time of its last change. */
interface Address {
  id: string;
  slug: string | null;
  updated_at: string;
  /** Whether it has everything a Bengali page needs. */
  translated: boolean;
}

/** The facts of a landing page that a link to it says. */
export type LandingPageLink = Pick<LandingPageCard, 'id' | 'slug' | 'title' | 'title_bn'>;

/** The answer to each query about an entity; null where there is no such record. */
export interface Answers<N extends PublicName> {
  record: Shown<N> | null;
  first: Omit<Shown<N>, OfEveryEdit> | null;
  slug: Shown<N> | null;
  summary: Card<N> | null;
  ranked: string[] | null;
  slugs: string[];
  count: number;
  parts: number;
  summaries: Card<N>[];
  faceted: Card<N>[];
  having: Card<N>[];
  related: Card<N>[];
  part: Card<N>[];
  facets: [facet: string, count: number][];
  covering: LandingPageLink[];
  addresses: Address[];
  words: [id: string, words: ShardWords][];
}
