import type { AboutPage } from './about-data.ts';
import type { BlogPosting } from './blog-data.ts';
import type { BreadcrumbList } from './breadcrumb-data.ts';

interface Thing<T extends string> {
  '@context': 'https://schema.org';
  '@type': T;
  name: string;
  url: string;
}

interface Offer {
  '@type': 'Offer';
  priceCurrency: 'BDT';
  /** Plain digits, whatever the page shows. */
  price: string;
  url: string;
  availability: 'https://schema.org/InStock';
}

export interface TouristTrip extends Thing<'TouristTrip'> {
  description?: string;
  inLanguage: string;
  image?: string[];
  itinerary?: {
    '@type': 'ItemList';
    itemListElement: { '@type': 'ListItem'; position: number; name: string }[];
  };
  provider: { '@type': 'TravelAgency'; name: string };
  offers: Offer;
}

export interface TravelAgency extends Thing<'TravelAgency'> {
  description?: string;
  telephone?: string;
  email?: string;
  address?: { '@type': 'PostalAddress'; streetAddress: string; addressCountry: 'BD' };
  geo?: { '@type': 'GeoCoordinates'; latitude: number; longitude: number };
  currenciesAccepted: 'BDT';
  sameAs?: string[];
}

export interface Service extends Thing<'Service'> {
  description?: string;
  serviceType: string;
  image?: string;
  provider: { '@type': 'TravelAgency'; name: string };
  areaServed: { '@type': 'Country'; name: string };
  offers?: Offer;
}

export interface ItemList {
  '@context': 'https://schema.org';
  '@type': 'ItemList';
  name: string;
  numberOfItems: number;
  itemListElement: { '@type': 'ListItem'; position: number; name: string; url?: string }[];
}

export type Described =
  TouristTrip | TravelAgency | Service | BlogPosting | BreadcrumbList | ItemList | AboutPage;

export type StructuredData = Described | readonly Described[];

/** JSON that cannot end the script element it stands in, nor look like an element. */
export const serialise = (data: StructuredData) => bracketless(JSON.stringify(data));

/** The same JSON without angle brackets. */
export const bracketless = (json: string) =>
  json.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
