import { covers, type Box } from './map-labels.ts';
import { landOf } from './map-land.ts';
import { MAP, viewAround, type MapView } from './map-view.ts';

/** A small map in a corner, that shows where in the world the large one lies. */
export interface Inset extends Box {
  land: string;
  /** Of the drawing of the small map. */
  scale: number;
  /** The large map in it, in its own units. */
  seen: Box;
}

/** Degrees from top to bottom: enough to know the coasts by their shape. */
const DEGREES = 26;
/** A large map that is that high, as a part of the small one, needs none. */
const WIDE = 0.5;
const SCALE = 0.23;
/** The large map is marked by a box of at least so many units. */
const LEAST = 26;
const EDGE = 8;

/** In the first corner where it covers nothing; undefined where it is not needed or has no room. */
export function insetOf(view: MapView, taken: readonly Box[]): Inset | undefined {
  if (view.north - view.south > DEGREES * WIDE) return undefined;
  const [width, height] = [MAP.width * SCALE, MAP.height * SCALE];
  const [right, bottom] = [MAP.width - width - EDGE, MAP.height - height - EDGE];
  const corner = [
    { x: right, y: bottom },
    { x: EDGE, y: bottom },
    { x: right, y: EDGE },
    { x: EDGE, y: EDGE },
  ]
    .map((at) => ({ ...at, width, height }))
    .find((box) => !taken.some((each) => covers(each, box)));
  if (!corner) return undefined;
  const middle = {
    latitude: (view.north + view.south) / 2,
    longitude: (view.west + view.east) / 2,
  };
  const size = Math.max(LEAST, ((view.north - view.south) / DEGREES) * MAP.height);
  const wide = (size * MAP.width) / MAP.height;
  return {
    ...corner,
    scale: SCALE,
    land: landOf(viewAround(middle, DEGREES), SCALE),
    seen: {
      x: Math.round((MAP.width - wide) / 2),
      y: Math.round((MAP.height - size) / 2),
      width: Math.round(wide),
      height: Math.round(size),
    },
  };
}
