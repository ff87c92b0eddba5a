import type { Departure } from '../catalogue/departures.ts';
import type { WorkingHours } from '../contact/working-hours.ts';

/** One day of a tour, the value under `day1`, `day2`, … of an itinerary. */
export interface ItineraryDay {
  title: string;
  description?: string;
  activities?: string[];
  meals?: string[];
  accommodation?: string | null;
}
export type Itinerary = Record<string, ItineraryDay>;
/** Heading → the requirements under it. */
export type Requirements = Record<string, string[]>;

export const SOCIAL_NETWORKS = [
  'facebook',
  'twitter',
  'instagram',
  'youtube',
  'linkedin',
  'whatsapp',
] as const;
export type SocialLinks = Partial<Record<(typeof SOCIAL_NETWORKS)[number], string | null>>;

/** Every kind of field, and the type of its value on the wire. */
export interface FieldValues {
  text: string;
  multiline: string;
  markdown: string;
  money: number;
  decimal: number;
  integer: number;
  flag: boolean;
  choice: string;
  lines: string[];
  tags: string[];
  image: string;
  images: string[];
  items: string[];
  facets: string[];
  link: string;
  path: string;
  email: string;
  phone: string;
  slug: string;
  date: string;
  moment: string;
  itinerary: Itinerary;
  requirements: Requirements;
  social: SocialLinks;
  hours: WorkingHours;
  departures: Departure[];
}
export type FieldKind = keyof FieldValues;

/** Kinds whose values only a record's own page shows: lists are told without them. */
export const LONG_KINDS = [
  'markdown',
  'itinerary',
  'requirements',
  'departures',
] as const satisfies readonly FieldKind[];
export type LongKind = (typeof LONG_KINDS)[number];
