import type { PublicName, RecordNamed } from '#model/entities/index.ts';

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
  | 'content'
  | 'content_bn';

/** A record as everybody may see it. */
export type Shown<N extends PublicName> = Omit<RecordNamed<N>, StaffOnly>;

/** A record as lists show it. */
export type Card<N extends PublicName> = Omit<Shown<N>, Long>;

export type Tour = Shown<'tour-package'>;
export type TourCard = Card<'tour-package'>;
export type ContactInfo = Shown<'contact-info'>;
export type HeroContent = Shown<'hero-content'>;
export type HeroScene = Card<'hero-scene'>;
export type ServiceOption = Card<'service-option'>;

/** Where a record is found, and since when it is as it is. */
export interface Address {
  id: string;
  slug: string | null;
  updated_at: string;
  /** Whether it has everything a Bengali page needs. */
  translated: boolean;
}
