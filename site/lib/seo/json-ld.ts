import type {
  AboutPage,
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  ItemList,
  Offer,
  Review,
  Service,
  TouristTrip,
  TravelAgency,
  WebPage,
  WithContext,
} from 'schema-dts';

export type Described = WithContext<
  | TouristTrip
  | TravelAgency
  | Service
  | BlogPosting
  | BreadcrumbList
  | FAQPage
  | ItemList
  | Offer
  | Review
  | AboutPage
  | WebPage
>;

export type StructuredData = Described | readonly Described[];

/** JSON that cannot end the script element it stands in, nor look like an element. */
export const serialise = (data: StructuredData) => bracketless(JSON.stringify(data));

/** The same JSON without angle brackets. */
export const bracketless = (json: string) =>
  json.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
