import type { ItemKind } from '#model/catalogue/items.ts';
import type { Departure } from '#model/catalogue/departures.ts';
import { asksForTime, nextAtTime, subjectsOf } from '#model/catalogue/subjects.ts';
import type { SubjectKind } from '#model/catalogue/subject-kinds.ts';
import type { Card, Flight, LandingPageCard, LandingPageLink } from './reads/records.ts';
import { read } from './reads/reads.ts';
import { facetList, LANDING_PAGE } from './store/shown-landing-pages.ts';

/** Beyond these the whole list is a press away. */
export const ON_PAGE = 24;
const ON_LIST = 30;
const ON_HOME = 6;

/** The landing pages about a list, newest first. */
export const landingPagesOf = (catalogue: SubjectKind): LandingPageCard[] =>
  read('faceted', LANDING_PAGE, catalogue, ON_LIST, 0);

export const newestLandingPages = (): LandingPageCard[] =>
  read('summaries', LANDING_PAGE, ON_HOME, 0);

/** The landing pages that an item is on. */
export function landingPagesWith(kind: ItemKind, id: string): LandingPageLink[] {
  const record = read('record', kind, id);
  if (!record) return [];
  const facets = facetList(subjectsOf(kind, { ...record }));
  return read('covering', LANDING_PAGE, kind, facets);
}

/** The records on a landing page, in the order of their list; of a time, with their next date in it. */
export function recordsOn<N extends SubjectKind>(
  catalogue: N,
  facets: readonly string[],
): Card<N>[] {
  const cards = read('having', catalogue, facetList(facets), ON_PAGE);
  if (!asksForTime(facets)) return cards;
  return cards.map((card) => {
    const whole = read('record', catalogue, (card as { id?: string }).id!);
    // Facets of a time are those of records with departures alone.
    const next = nextAtTime((whole as unknown as { departures: Departure[] }).departures, facets);
    return { ...card, next_departure: next ? { from: next.from, until: next.until } : null };
  });
}

/** Offers of flights have their notes on their card. */
export const flightsOn = (facets: readonly string[]): Flight[] =>
  recordsOn('flight', facets).flatMap(({ id }) => read('record', 'flight', id) ?? []);

/** The landing page about this facet of a list and nothing else. */
export const landingPageAbout = (
  catalogue: SubjectKind,
  facet: string,
): LandingPageCard | undefined =>
  landingPagesOf(catalogue).find(({ facets }) => facets.length === 1 && facets[0] === facet);
