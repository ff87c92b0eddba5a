import { routesData } from './routes-data.ts';

interface Spot {
  x: number;
  y: number;
}

export interface Route {
  code: string;
  way: readonly Spot[];
}

interface View {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The view box of /maps/world.svg. */
export const WORLD: View = { x: 0, y: 0, width: 3200, height: 1520 };
/** Zoom limit, as a width: any nearer, and the coast shows its corners. */
const NEAREST = 900;
/** Left free around a route, for the names at its ends. */
const MARGIN = 0.22;

const routes: readonly Route[] = routesData.map(([code, way]) => ({
  code,
  way: way.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number);
    return { x: x!, y: y! };
  }),
}));

/** Popular destinations in every direction. */
const HUBS = 'AE AU CA CN DE GB ID IN JP MV MY NP SA TH TR US ZA'.split(' ');

export const hubRoutes: readonly Route[] = routes.filter(({ code }) => HUBS.includes(code));

export const routeTo = (code: string): Route | undefined =>
  routes.find((route) => route.code === code);

/** The part of the map that holds the whole route, in the shape of the map. */
export function viewOf({ way }: Route): View {
  const [xs, ys] = [way.map(({ x }) => x), way.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const shape = WORLD.width / WORLD.height;
  const needed = Math.max(right - left, (bottom - top) * shape) / (1 - MARGIN * 2);
  const width = Math.round(Math.min(WORLD.width, Math.max(NEAREST, needed)));
  const height = Math.round(width / shape);
  const within = (middle: number, size: number, all: number) =>
    Math.round(Math.min(Math.max(middle - size / 2, 0), all - size));
  return {
    x: within((left + right) / 2, width, WORLD.width),
    y: within((top + bottom) / 2, height, WORLD.height),
    width,
    height,
  };
}

/** A soft line through the steps of a route. */
export function lineOf({ way }: Route): string {
  const [start] = way;
  let d = `M${start!.x} ${start!.y}`;
  for (let i = 0; i < way.length - 1; i++) {
    const [from, to] = [way[i]!, way[i + 1]!];
    const [before, after] = [way[i - 1] ?? from, way[i + 2] ?? to];
    const bend = (a: number, b: number, c: number) => Math.round(a + (c - b) / 6);
    d += `C${bend(from.x, before.x, to.x)} ${bend(from.y, before.y, to.y)} `;
    d += `${bend(to.x, after.x, from.x)} ${bend(to.y, after.y, from.y)} ${to.x} ${to.y}`;
  }
  return d;
}
