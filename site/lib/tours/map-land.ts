import { allCoasts, type Coast } from './coasts.ts';
import { MAP, type MapView, type Spot } from './map-view.ts';

/** Land is drawn so far beyond the edge: the cut is not to be seen. */
const BEYOND = 4;
/** The same as a part of the drawing, and more. */
const FURTHER = 0.02;
/** Nearer points of a coast become one. */
const NEAR = 1.6;
/** Weight limit of all coasts of a map, in bytes: beyond it, points that are further apart become one. */
const MOST_BYTES = 6_000;

/** The land of a view as path data; coarser where it is shown smaller. */
export function landOf(view: MapView, shownAt = 1): string {
  const seen = allCoasts().filter((coast) => isSeen(coast, view));
  const rings = seen.map((coast) => cut(spotsOf(coast, view))).filter((ring) => ring.length > 2);
  // Islets are dots where there is room for them: the Maldives are made of them.
  let near = NEAR / shownAt;
  const dotted = (ring: readonly Spot[]) => pathOf(thinned(ring, near)) || dotAt(ring[0]!);
  let d = rings.map(shownAt === 1 ? dotted : (ring) => pathOf(thinned(ring, near))).join('');
  for (; d.length > MOST_BYTES * shownAt; near *= 1.5)
    d = rings.map((ring) => pathOf(thinned(ring, near))).join('');
  return d;
}

const isSeen = (coast: Coast, { west, east, south, north }: MapView) =>
  coast.west < east && coast.east > west && coast.south < north && coast.north > south;

/**
 * The points of an outline that shape what is drawn. Those beyond an edge between two others that are
 * beyond it do not: the straight line of those two is beyond it, too.
 */
function spotsOf({ longitudes, latitudes }: Coast, view: MapView): Spot[] {
  const beyond = beyondOf(view);
  const spots = [view.spotOf(longitudes[0]!, latitudes[0]!)];
  let before = beyond(longitudes[0]!, latitudes[0]!);
  let own = beyond(longitudes[1]!, latitudes[1]!);
  for (let i = 1; i < longitudes.length; i++) {
    const next = (i + 1) % longitudes.length;
    const after = beyond(longitudes[next]!, latitudes[next]!);
    if ((before & own & after) === 0) {
      spots.push(view.spotOf(longitudes[i]!, latitudes[i]!));
      before = own;
    }
    own = after;
  }
  return spots;
}

/** The edges that a point is beyond, a bit each, somewhat further out than the outlines are cut. */
function beyondOf({ west, east, south, north }: MapView) {
  const [width, height] = [(east - west) * FURTHER, (north - south) * FURTHER];
  const [left, right, bottom, top] = [west - width, east + width, south - height, north + height];
  return (longitude: number, latitude: number) =>
    (longitude < left ? 1 : longitude > right ? 2 : 0) |
    (latitude < bottom ? 4 : latitude > top ? 8 : 0);
}

/** The four edges of the drawing: how far inside each a spot is, and a way along it. */
const EDGES: readonly ((spot: Spot) => number)[] = [
  ({ x }) => x + BEYOND,
  ({ x }) => MAP.width + BEYOND - x,
  ({ y }) => y + BEYOND,
  ({ y }) => MAP.height + BEYOND - y,
];

/** The part of an outline that is within the drawing, cut at one edge after the other. */
function cut(ring: readonly Spot[]): readonly Spot[] {
  return EDGES.reduce<readonly Spot[]>((left, inside) => {
    if (left.every((spot) => inside(spot) >= 0)) return left;
    const kept: Spot[] = [];
    left.forEach((spot, i) => {
      const before = left.at(i - 1)!;
      const [was, is] = [inside(before), inside(spot)];
      if (was >= 0 !== is >= 0) kept.push(between(before, spot, was / (was - is)));
      if (is >= 0) kept.push(spot);
    });
    return kept;
  }, ring);
}

const between = (from: Spot, to: Spot, part: number): Spot => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** Whole units, without points that are near the one before. */
function thinned(ring: readonly Spot[], near: number): Spot[] {
  const kept: Spot[] = [];
  for (const spot of ring) {
    const whole = { x: Math.round(spot.x), y: Math.round(spot.y) };
    const last = kept.at(-1);
    if (!last || Math.hypot(whole.x - last.x, whole.y - last.y) >= near) kept.push(whole);
  }
  return kept;
}

const dotAt = ({ x, y }: Spot) => `M${Math.round(x)} ${Math.round(y)}h1v1h-1z`;

/** Empty for less than three points. */
function pathOf(ring: readonly Spot[]): string {
  const [first, ...others] = ring;
  if (!first || ring.length < 3) return '';
  let last = first;
  let d = `M${first.x} ${first.y}l`;
  for (const spot of others) {
    const [dx, dy] = [spot.x - last.x, spot.y - last.y];
    d += `${d.endsWith('l') || dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;
    last = spot;
  }
  return `${d}z`;
}
