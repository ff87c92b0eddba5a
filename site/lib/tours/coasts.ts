import coastsText from './coasts.txt?raw';

/** Parts of a degree in which the file counts. */
const STEPS = 250;

/** An outline of land, in degrees, with the box around it. */
export interface Coast {
  longitudes: Float32Array;
  latitudes: Float32Array;
  west: number;
  east: number;
  south: number;
  north: number;
}

let known: readonly Coast[] | undefined;

/** All coasts of the world, closed lines each; those of lakes, of which one is large, are among them. */
export const allCoasts = (): readonly Coast[] => (known ??= coastsText.split('\n').map(decoded));

function decoded(line: string): Coast {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (let i = 0; i < line.length; i++) {
    const letter = line.charCodeAt(i) - 63;
    value |= (letter & 31) << shift;
    shift += 5;
    if (letter >= 32) continue;
    // Two numbers for each point, each counted from the point before.
    const before = numbers.at(-2) ?? 0;
    numbers.push(before + (value & 1 ? ~(value >> 1) : value >> 1));
    [value, shift] = [0, 0];
  }
  const half = (odd: number) =>
    Float32Array.from({ length: numbers.length / 2 }, (_, i) => numbers[2 * i + odd]! / STEPS);
  const [longitudes, latitudes] = [half(0), half(1)];
  return { longitudes, latitudes, ...ends(longitudes, latitudes) };
}

function ends(longitudes: Float32Array, latitudes: Float32Array) {
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < longitudes.length; i++) {
    west = Math.min(west, longitudes[i]!);
    east = Math.max(east, longitudes[i]!);
    south = Math.min(south, latitudes[i]!);
    north = Math.max(north, latitudes[i]!);
  }
  return { west, east, south, north };
}
