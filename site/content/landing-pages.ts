import type { ItemKind } from '#model/catalogue/items.ts';
import type { Departure } from '#model/catalogue/departures.ts';
import { asksForTime, nextAtTime, subjectsOf } from '#model/catalogue/subjects.ts';
import type { SubjectKind } from '#model/catalogue/subject-kinds.ts';
import type { Card, Flight, LandingPageCard, Shown } from './reads/records.ts';
import { read } from './reads/reads.ts';
import { facetList, LANDING_PAGE } from './store/shown-landing-pages.ts';

/** Beyond these the whole list is a press away. */
export const ON_PAGE = 24;
const ON_LIST = 30;
const ON_HOME = 6;

/** The facts of a landing page that a link to it says. */
export type LandingPageLink = Pick<LandingPageCard, 'id' | 'slug' | 'title' | 'title_bn'>;

/** The landing pages about a list, newest first. */
export const landingPagesOf = (catalogue: SubjectKind): LandingPageCard[] =>
  read<LandingPageCard[], 'about'>('about', LANDING_PAGE, catalogue, ON_LIST) ?? [];

export const newestLandingPages = (): LandingPageCard[] =>
  read<LandingPageCard[], 'summaries'>('summaries', LANDING_PAGE, ON_HOME, 0) ?? [];

/** The landing pages that an item is on. */
export function landingPagesWith(kind: ItemKind, id: string): LandingPageLink[] {
  const record = read<Shown<ItemKind>, 'record'>('record', kind, id);
  if (!record) return [];
  const facets = facetList(subjectsOf(kind, { ...record }));
  return read<LandingPageLink[], 'covering'>('covering', LANDING_PAGE, kind, facets) ?? [];
}

/** The records on a landing page, in the order of their list; of a time, with their next date in it. */
export function recordsOn<N extends SubjectKind>(
  catalogue: N,
  facets: readonly string[],
): Card<N>[] {
  const cards = read<Card<N>[], 'subject'>('subject', catalogue, facetList(facets), ON_PAGE) ?? [];
  return asksForTime(facets)
    ? cards.map((card) => ({
        ...card,
        ...timeOf(catalogue, (card as { id?: string }).id!, facets),
      }))
    : cards;
}

/** The next date of a record at the time that the facets ask for. */
function timeOf(catalogue: SubjectKind, id: string, facets: readonly string[]) {
  const whole = read<{ departures?: Departure[] }, 'record'>('record', catalogue, id);
  if (!whole?.departures) return {};
  const next = nextAtTime(whole.departures, facets);
  return { next_departure: next ? { from: next.from, until: next.until } : null };
}

/** Offers of flights have their notes on their card. */
export const flightsOn = (facets: readonly string[]): Flight[] =>
  recordsOn('flight', facets).flatMap(
    ({ id }) => read<Flight, 'record'>('record', 'flight', id) ?? [],
  );

/** The landing page about this facet of a list and nothing else. */
export const landingPageAbout = (
  catalogue: SubjectKind,
  facet: string,
): LandingPageCard | undefined =>
  landingPagesOf(catalogue).find(({ facets }) => facets.length === 1 && facets[0] === facet);
