import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allCoasts } from './coasts.ts';
import { landOf } from './map-land.ts';
import { MAP, viewAround, type Spot } from './map-view.ts';

const views = fc.record({
  latitude: fc.double({ min: -40, max: 65, noNaN: true }),
  longitude: fc.double({ min: -120, max: 150, noNaN: true }),
  degrees: fc.constantFrom(0.8, 2, 5, 12, 26),
});

/** Beside a coast, rounding and thinning decide. */
const NEAR_COAST = 6;
const STEP = 24;
const RUNS = 10;

/** The closed lines of path data as `landOf` writes it. */
function ringsOf(d: string): Spot[][] {
  return [...d.matchAll(/M(-?\d+) (-?\d+)l([^z]*)z/g)].map(([, x, y, moves]) => {
    let at = { x: Number(x), y: Number(y) };
    const steps = moves!.match(/-?\d+/g)!.map(Number);
    const others = Array.from({ length: steps.length / 2 }, (_, i) => {
      at = { x: at.x + steps[2 * i]!, y: at.y + steps[2 * i + 1]! };
      return at;
    });
    return [{ x: Number(x), y: Number(y) }, ...others];
  });
}

/** Crossings of rings with a height of the drawing: right of an odd number of them is land. */
const crossings = (rings: readonly (readonly Spot[])[], y: number): number[] =>
  rings.flatMap((ring) =>
    ring.flatMap((to, i) => {
      const from = ring.at(i - 1)!;
      if (from.y > y === to.y > y) return [];
      return from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x);
    }),
  );

const isLandAt = (crossed: readonly number[], x: number) =>
  crossed.filter((each) => each < x).length % 2 === 1;

test('a map shows land where there is land, however far around it the coast runs', () => {
  let lands = 0;
  fc.assert(
    fc.property(views, ({ degrees, ...middle }) => {
      const view = viewAround(middle, degrees);
      const drawn = ringsOf(landOf(view));
      const coasts = allCoasts().map(({ longitudes, latitudes }) =>
        Array.from(longitudes, (longitude, i) => view.spotOf(longitude, latitudes[i]!)),
      );
      for (let y = STEP; y < MAP.height; y += STEP) {
        const near = coasts.flat().filter((each) => Math.abs(each.y - y) < NEAR_COAST);
        const [crossed, crossedAsDrawn] = [crossings(coasts, y), crossings(drawn, y)];
        for (let x = STEP; x < MAP.width; x += STEP) {
          if (near.some((each) => Math.abs(each.x - x) < NEAR_COAST)) continue;
          const isLand = isLandAt(crossed, x);
          lands += isLand ? 1 : 0;
          expect(isLandAt(crossedAsDrawn, x), `${x} ${y}`).toBe(isLand);
        }
      }
    }),
    { numRuns: RUNS },
  );
  expect(lands).toBeGreaterThan(100);
});
