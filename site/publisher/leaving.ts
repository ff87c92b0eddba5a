/** Of more it is not looked up who leads where: what goes waits for all that waits. */
const MOST_LOOKS = 2_000;
/** Any other is written otherwise where something leads to it. */
const PLAIN_ADDRESS = /^[\w/-]+$/;

/** Pages that go together, and those that still lead to one of them. */
export interface Departure {
  going: ReadonlySet<string>;
  leading: ReadonlySet<string>;
}

/**
 * Looks who of `candidates` leads to what goes: all that are not as the content is, and may have asked for
 * it. `textOf` gives what is published of a page, a character for each byte. Answers none where nothing
 * goes, or too much, or something that cannot be looked for.
 */
export function departures(
  going: ReadonlySet<string>,
  candidates: ReadonlySet<string>,
  textOf: (path: string) => string,
): Departure[] {
  if (going.size === 0 || going.size * candidates.size > MOST_LOOKS) return [];
  if (![...going].every((path) => PLAIN_ADDRESS.test(path))) return [];
  const addresses = [...going].map((path) => new RegExp(`${path}(?![\\w-])`));
  const isLeading = (path: string) => {
    const text = textOf(path);
    return addresses.some((address) => address.test(text));
  };
  return [{ going, leading: new Set([...candidates.difference(going)].filter(isLeading)) }];
}

/**
 * What goes where those of `isLeft` stay as they are for now, and what does not. They go one after another:
 * one that goes may be the last that leads to the next.
 */
export function depart(
  departing: readonly Departure[],
  isLeft: (path: string) => boolean,
): { gone: string[]; left: Departure[] } {
  const gone = new Set<string>();
  let left = departing.map(({ going, leading }) => {
    return { going, leading: new Set([...leading].filter(isLeft)) };
  });
  for (;;) {
    const free = left.filter(({ leading }) => leading.isSubsetOf(gone));
    if (free.length === 0) return { gone: [...gone], left };
    for (const { going } of free) for (const path of going) gone.add(path);
    left = left.filter((each) => !free.includes(each));
  }
}

/**
 * Pages that are to go. They go when nothing is left that leads to them, whatever else waits: what
 * staff withdraw is not seen any longer because a footer changes on ten thousand pages. Where it is not
 * known who leads to a page, it goes when nothing waits at all.
 */
export class Leaving {
  #departures: readonly Departure[] = [];
  /** What may have begun to go before. */
  #known: ReadonlySet<string>;

  /** Of what waits at the start, who leads to it is not known. */
  constructor(waiting: ReadonlySet<string>) {
    this.#known = new Set(waiting);
  }

  /** What of these begins to go now. */
  begun(vanished: ReadonlySet<string>): Set<string> {
    return vanished.difference(this.#known);
  }

  /** Those that are still to go, each with those of who leads to it that still wait. */
  underWay(vanished: ReadonlySet<string>, waiting: ReadonlySet<string>): Departure[] {
    return this.#departures
      .filter(({ going }) => going.isSubsetOf(vanished))
      .map(({ going, leading }) => ({ going, leading: leading.intersection(waiting) }));
  }

  /** A step is done, and has left these for others, among all that waits. */
  keep(
    left: readonly Departure[],
    staying: ReadonlySet<string>,
    waiting: ReadonlySet<string>,
  ): void {
    this.#departures = left;
    this.#known = this.#known.union(staying).intersection(waiting);
  }

  /** Files were put back: others may lead to what goes than those that did. */
  forget(): void {
    this.#departures = [];
  }
}
