import { places, type Places } from './atlas.ts';
import { simplify } from './simplify.ts';

/** Parts of a degree that a coordinate is rounded to: some 400 metres. */
export const STEPS = 250;
/** Of the outline, in those parts. */
const TOLERANCE = 1.6;
/** Nobody's tour leads beyond. */
const [SOUTH, NORTH] = [-56, 72];

/**
 * All coasts, a line of the file for each: `longitude,latitude` of the first point, then the way to
 * each next one, in the letters of an encoded polyline.
 */
export async function coasts(): Promise<string> {
  const land = await places('land-10m', 'land');
  return ringsOf(land)
    .filter((ring) => ring.some(([, y]) => y! > SOUTH && y! < NORTH))
    .map((ring) => {
      const points = unwound(ring).map(([x, y]) => [x * STEPS, y * STEPS] as const);
      return simplify(points, TOLERANCE).map(([x, y]) => [Math.round(x), Math.round(y)] as const);
    })
    .filter((ring) => ring.length >= 4)
    .map(encoded)
    .join('\n');
}

const ringsOf = ({ features }: Places) =>
  features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat(),
  );

/** Beyond the date line, longitudes go on: a coast that jumped would lie across the world. */
function unwound(ring: readonly GeoJSON.Position[]): [x: number, y: number][] {
  let [before, turned] = [ring[0]![0]!, 0];
  const points = ring.map(([x, y]): [number, number] => {
    const leap = x! - before;
    if (Math.abs(leap) > 180) turned -= Math.sign(leap) * 360;
    before = x!;
    return [x! + turned, y!];
  });
  const isWest = points.some(([x]) => x < -180);
  return isWest ? points.map(([x, y]) => [x + 360, y]) : points;
}

function encoded(ring: readonly (readonly [number, number])[]): string {
  let [px, py] = [0, 0];
  let line = '';
  for (const [x, y] of ring) {
    line += lettersOf(x - px) + lettersOf(y - py);
    [px, py] = [x, y];
  }
  return line;
}

/** Five bits a letter, the least first; the sixth says that more follow. */
function lettersOf(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let letters = '';
  for (; rest >= 32; rest >>>= 5) letters += String.fromCharCode((32 | (rest & 31)) + 63);
  return letters + String.fromCharCode(rest + 63);
}
