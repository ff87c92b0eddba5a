import { MAP, type Spot } from './map-view.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The name of a mark: where its text begins, ends or has its middle, and the room that it takes. */
export interface Label extends Spot {
  anchor: 'start' | 'middle' | 'end';
  box: Box;
}

/** Size of letters in units, on the smallest screen: on others they are smaller, from the same spot. */
export const LETTERS = 20;
/**
 * Widths of signs as parts of the size of letters, measured of all names of the gazetteer in the font of
 * the site, with something to spare. Each is for those that none before it has.
 */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  // A joined consonant stands mostly below the one before it.
  [/্[ক-হ]/gu, 0.3],
  [/[োৌংঃ]/gu, 0.6],
  [/\p{Mc}/gu, 0.32],
  [/\p{Mn}/gu, 0],
  [/[আইঈউঊঐওঔজঞঘফশ]/gu, 0.95],
  [/\p{Script=Bengali}/gu, 0.78],
  [/[mwMW]/g, 0.86],
  [/[iljtfrI'’., -]/g, 0.36],
  [/./gsu, 0.68],
];
const RADIUS = 9;
const GAP = 5;
/** Baseline below the middle of a line. */
const BASELINE = 0.34;

export function widthOf(name: string): number {
  let [left, width] = [name, 0];
  for (const [signs, each] of WIDTHS)
    left = left.replaceAll(signs, () => {
      width += each;
      return '';
    });
  return width * LETTERS;
}

export const markBox = ({ x, y }: Spot): Box => ({
  x: x - RADIUS,
  y: y - RADIUS,
  width: 2 * RADIUS,
  height: 2 * RADIUS,
});

/** Sides of a mark on which its name may stand, the best first. */
const SIDES: readonly { dx: number; dy: number }[] = [
  { dx: 1, dy: 0 },
  { dx: -1, dy: 0 },
  { dx: 0, dy: -1 },
  { dx: 0, dy: 1 },
  { dx: 1, dy: -1 },
  { dx: 1, dy: 1 },
  { dx: -1, dy: -1 },
  { dx: -1, dy: 1 },
];

const ANCHORS = { '-1': 'end', 0: 'middle', 1: 'start' } as const;

/** Beyond so many tries, the best of them is taken. */
const TRIES = 20_000;

/**
 * A label for each mark, none of which covers another, a mark or the edge: as many as there are. Those
 * for which there is no room are undefined, and have their number alone.
 */
export function labelsOf(
  marks: readonly (Spot & { name: string })[],
): readonly (Label | undefined)[] {
  const boxes = marks.map(markBox);
  const candidates = marks.map((mark, i) =>
    SIDES.map((side) => labelAt(mark, side)).filter(
      ({ box }) => isInside(box) && boxes.every((each, j) => i === j || !covers(box, each)),
    ),
  );
  let best: (Label | undefined)[] = [];
  let most = -1;
  let tries = 0;
  const place = (placed: (Label | undefined)[], named: number): boolean => {
    if (named + marks.length - placed.length <= most || tries++ > TRIES) return false;
    if (placed.length === marks.length) {
      [best, most] = [placed, named];
      return named === marks.length;
    }
    for (const label of candidates[placed.length]!)
      if (placed.every((each) => !each || !covers(each.box, label.box)))
        if (place([...placed, label], named + 1)) return true;
    return place([...placed, undefined], named);
  };
  place([], 0);
  return best;
}

function labelAt({ x, y, name }: Spot & { name: string }, { dx, dy }: { dx: number; dy: number }) {
  const width = widthOf(name);
  const height = LETTERS * 1.15;
  // Beside the mark, or above and below it, and then no further aside than it reaches.
  const aside = dy === 0 ? RADIUS + GAP : 0;
  const middle = y + dy * (RADIUS + height / 2 + 1);
  const from = x + dx * aside;
  const box = { x: from + ((dx - 1) / 2) * width, y: middle - height / 2, width, height };
  const anchor = ANCHORS[`${dx as -1 | 0 | 1}`];
  return { x: from, y: middle + BASELINE * LETTERS, anchor, box };
}

const EDGE = 4;

const isInside = ({ x, y, width, height }: Box) =>
  x >= EDGE && y >= EDGE && x + width <= MAP.width - EDGE && y + height <= MAP.height - EDGE;

export const covers = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
