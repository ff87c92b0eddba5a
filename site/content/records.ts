import type { PublicName, RecordNamed } from '#model/entities/index.ts';
import type { Described } from '#model/picture-alts.ts';

type StaffOnly = 'updated_by' | 'publish_at' | 'unpublish_at';
/** What a card leaves out: long texts that only the record's own page shows, and every edit's mark. */
type Long =
  | 'updated_at'
  | 'revision'
  | 'package_details'
  | 'package_details_bn'
  | 'itinerary'
  | 'itinerary_bn'
  | 'visa_details'
  | 'visa_details_bn'
  | 'requirements'
  | 'requirements_bn'
  | 'notes'
  | 'notes_bn'
  | 'content'
  | 'content_bn';

/** A record as everybody may see it. */
export type Shown<N extends PublicName> = Omit<RecordNamed<N>, StaffOnly> & Described;

/** Texts that a record's own page shows, and that nothing looks at otherwise. */
export const NAMED_TEXTS = [
  'package_details',
  'package_details_bn',
  'visa_details',
  'visa_details_bn',
] as const;
type TextField = (typeof NAMED_TEXTS)[number];

export type TextName = [entity: PublicName, id: string, field: string];

/** A long text that is named and not said: its HTML goes into the page last. */
export interface NamedText {
  text: TextName;
}

/** A record as its own page shows it: whoever edits its texts changes nothing else of it. */
export type Paged<N extends PublicName> = Omit<Shown<N>, 'updated_at' | 'revision' | TextField> & {
  [F in keyof Shown<N> & TextField]: NamedText | null;
};

/** A record as lists show it. */
export type Card<N extends PublicName> = Omit<Shown<N>, Long | keyof Described>;

export type Tour = Paged<'tour-package'>;
export type TourCard = Card<'tour-package'>;
export type Umrah = Paged<'umrah-package'>;
export type UmrahCard = Card<'umrah-package'>;
export type Visa = Paged<'visa-service'>;
export type VisaCard = Card<'visa-service'>;
export type Flight = Shown<'flight'>;
export type ContactInfo = Shown<'contact-info'>;
export type HeroContent = Shown<'hero-content'>;
export type HeroScene = Card<'hero-scene'>;
export type ServiceOption = Card<'service-option'>;
export type Tag = Shown<'tag'>;
export type Post = Shown<'blog-post'>;
export type PostCard = Card<'blog-post'>;

/** Where a record is found, and since when it is as it is. */
export interface Address {
  id: string;
  slug: string | null;
  updated_at: string;
  /** Whether it has everything a Bengali page needs. */
  translated: boolean;
}
