import { geoCentroid, geoInterpolate, geoNaturalEarth1, geoPath } from 'd3-geo';
import countries from 'i18n-iso-countries';
import type { Point } from '../kit/shapes.ts';
import { places, type Places } from './atlas.ts';
import { DHAKA, gateways } from './gateways.ts';
import { ring } from './simplify.ts';

const WIDTH = 3200;
const HEIGHT = 1520;
/** Central meridian: the seam runs through the Bering Strait and the Pacific, not land. */
const MIDDLE = 11;
const TOLERANCE = 1.4;
const STEPS = 6;
/** A longer step of a route has wrapped around the map's edge. */
const SEAM = WIDTH / 2;

const projection = geoNaturalEarth1()
  .rotate([-MIDDLE, 0])
  .fitExtent(
    [
      [0, 0],
      [WIDTH, HEIGHT],
    ],
    {
      type: 'MultiPoint',
      coordinates: [MIDDLE - 179.9, MIDDLE + 179.9, MIDDLE].flatMap((x) => [
        [x, 84],
        [x, 0],
        [x, -56],
      ]),
    },
  )
  .clipExtent([
    [0, 0],
    [WIDTH, HEIGHT],
  ]);

const pointsOf = (outline: string): Point[] =>
  outline
    .slice(1)
    .split('L')
    .map((pair) => pair.split(',').map(Number) as unknown as Point);

/** All land as one outline. */
export async function worldMap(): Promise<string> {
  const land = await places('land-110m', 'land');
  const d = (geoPath(projection).digits(1)(land) ?? '')
    .split('Z')
    .filter(Boolean)
    .map((outline) => ring(pointsOf(outline), TOLERANCE))
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><path fill="#bfdedb" d="${d}"/></svg>\n`;
}

export interface Route {
  code: string;
  /** Points from Dhaka to the destination, evenly spaced. */
  way: { x: number; y: number }[];
}

/** Great circles from Dhaka to every country, projected on the map. */
export async function routes(): Promise<Route[]> {
  const lands = await places('countries-50m', 'countries');
  const ends = lands.features.flatMap((land) => {
    const code = countries.numericToAlpha2(String(land.id));
    return code === undefined || code === 'BD'
      ? []
      : [[code, gateways[code] ?? middle(land)] as const];
  });
  return ends
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .flatMap(([code, end]) => {
      const along = geoInterpolate([...DHAKA], [...end]);
      const way = Array.from({ length: STEPS + 1 }, (_, i) => pointOf(along(i / STEPS)));
      const leaps = way.some(({ x }, i) => i > 0 && Math.abs(x - way[i - 1]!.x) > SEAM);
      const leaves = way.some(({ y }) => y < 0 || y > HEIGHT);
      return leaps || leaves ? [] : [{ code, way }];
    });
}

/** The centroid of a country's largest polygon. */
function middle(land: Places['features'][number]): [number, number] {
  const { geometry } = land;
  if (geometry.type === 'Polygon') return geoCentroid(land);
  const pieces = geometry.coordinates.map((coordinates) => ({
    type: 'Polygon' as const,
    coordinates,
  }));
  const size = (piece: GeoJSON.Polygon) => piece.coordinates[0]!.length;
  return geoCentroid(pieces.toSorted((a, b) => size(b) - size(a))[0]!);
}

function pointOf([longitude, latitude]: readonly [number, number]): { x: number; y: number } {
  const [x, y] = projection([longitude, latitude])!;
  return { x: Math.round(x), y: Math.round(y) };
}
