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
/** Width of a letter in letters: those of both scripts are narrower, but few words of wide ones. */
const WIDE = { latin: 0.56, bengali: 0.62 } as const;
const RADIUS = 9;
const GAP = 5;
/** Baseline below the middle of a line. */
const BASELINE = 0.34;

const letters = new Intl.Segmenter('bn', { granularity: 'grapheme' });

export const widthOf = (name: string) =>
  [...letters.segment(name)].length *
  LETTERS *
  (/\p{Script=Bengali}/u.test(name) ? WIDE.bengali : WIDE.latin);

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
