import type { Place } from '#model/geo/gazetteer.ts';

/** The drawing of a map, in units: 350 to 640 pixels wide on a screen. */
export const MAP = { width: 480, height: 360 } as const;

/** Free of places, for their names. */
const MARGIN = { x: 76, y: 52 } as const;
/** The least height in degrees: nearer, and coasts show their corners. */
const NEAREST = 0.8;

export interface Spot {
  x: number;
  y: number;
}

export interface MapView {
  spotOf: (longitude: number, latitude: number) => Spot;
  west: number;
  east: number;
  south: number;
  north: number;
}

type Located = Pick<Place, 'latitude' | 'longitude'>;

/** The part of the world that holds all places, with room around them. */
export function viewOf(places: readonly Located[]): MapView {
  const [west, east] = rangeOf(places.map(({ longitude }) => longitude));
  const [south, north] = rangeOf(places.map(({ latitude }) => latitude));
  const middle = { longitude: (west + east) / 2, latitude: (south + north) / 2 };
  const scale = Math.min(
    (MAP.width - 2 * MARGIN.x) / ((east - west) * narrowedAt(middle.latitude)),
    (MAP.height - 2 * MARGIN.y) / (north - south),
    MAP.height / NEAREST,
  );
  return viewAround(middle, MAP.height / scale);
}

/** A degree of longitude is shorter, the further from the equator. */
const narrowedAt = (latitude: number) => Math.cos((latitude * Math.PI) / 180);

/** The part of the world that is so many degrees high, with this in its middle. */
export function viewAround({ latitude, longitude }: Located, degrees: number): MapView {
  const scale = MAP.height / degrees;
  const narrowed = narrowedAt(latitude);
  const [halfWidth, halfHeight] = [MAP.width / 2 / scale / narrowed, degrees / 2];
  return {
    spotOf: (x, y) => ({
      x: MAP.width / 2 + (x - longitude) * narrowed * scale,
      y: MAP.height / 2 - (y - latitude) * scale,
    }),
    west: longitude - halfWidth,
    east: longitude + halfWidth,
    south: latitude - halfHeight,
    north: latitude + halfHeight,
  };
}

const rangeOf = (values: readonly number[]): [number, number] => [
  Math.min(...values),
  Math.max(...values),
];
