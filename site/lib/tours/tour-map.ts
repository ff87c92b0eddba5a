import { placeIn, type Place } from '#model/geo/gazetteer.ts';
import type { Locale } from '#model/kit/locales.ts';
import { stopsOf } from './itinerary.ts';
import { insetOf, type Inset } from './map-inset.ts';
import { labelsOf, markBox, type Label } from './map-labels.ts';
import { landOf } from './map-land.ts';
import { viewOf, type Spot } from './map-view.ts';

export interface Mark extends Spot {
  /** In the order of the route, from 1. */
  number: number;
  name: string;
  label: Label | undefined;
}

export interface TourMap {
  land: string;
  /** The way from place to place, as path data. */
  way: string;
  marks: readonly Mark[];
  inset: Inset | undefined;
}

/** Marks that are nearer than so many units would cover each other. */
const APART = 20;

/**
 * The map of a route typed in one line, in its order; undefined where fewer than two of its places
 * are known.
 */
export function tourMap(locale: Locale, destinations: string): TourMap | undefined {
  const stops = stopsOf(destinations)
    .map(placeIn)
    .filter((place) => place !== undefined);
  const places = [...new Set(stops)];
  if (places.length < 2) return undefined;
  const view = viewOf(places);
  const spots = new Map(apart(places, view.spotOf));
  const named = [...spots].map(([{ name }, spot]) => ({ ...spot, name: name[locale] }));
  const labels = labelsOf(named);
  const taken = [...named.map(markBox), ...labels.flatMap((label) => (label ? [label.box] : []))];
  const way = stops.map((place) => spots.get(place)!).map(({ x, y }) => `${x} ${y}`);
  return {
    land: landOf(view),
    way: `M${way.join('L')}`,
    marks: named.map((mark, i) => ({ ...mark, number: i + 1, label: labels[i] })),
    inset: insetOf(view, taken),
  };
}

/** Spots of places, those of neighbours moved apart so that each mark is seen. */
function apart(
  places: readonly Place[],
  spotOf: (longitude: number, latitude: number) => Spot,
): [Place, Spot][] {
  const taken: Spot[] = [];
  return places.map((place) => {
    const spot = spotOf(place.longitude, place.latitude);
    for (const other of taken) {
      const [dx, dy] = [spot.x - other.x, spot.y - other.y];
      const distance = Math.hypot(dx, dy);
      if (distance >= APART) continue;
      const [ux, uy] = distance > 0 ? [dx / distance, dy / distance] : [0, 1];
      spot.x = other.x + ux * APART;
      spot.y = other.y + uy * APART;
    }
    const whole = { x: Math.round(spot.x), y: Math.round(spot.y) };
    taken.push(whole);
    return [place, whole];
  });
}
