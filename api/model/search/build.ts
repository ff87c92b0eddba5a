import { referenceOf, WEIGHTS, type ResultKind, type Shard, type Weight } from './shards.ts';

/** A record in a shard, with those of its words that are in it. */
export interface Entry {
  kind: ResultKind;
  /** From 0 up to PLACES. */
  place: number;
  words: readonly (readonly [sound: string, weight: Weight])[];
}

/** A shard of these entries. The same entries make the same shard, in whichever order they come. */
export function buildShard(entries: readonly Entry[], parts: Shard['parts']): Shard {
  const inOrder = entries.toSorted(
    (a, b) => (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : 0) || a.place - b.place,
  );
  const words = new Map<string, Map<Weight, Set<number>>>();
  const references = new Map<ResultKind, string[]>();
  inOrder.forEach((entry, number) => {
    const own = references.get(entry.kind) ?? [];
    references.set(entry.kind, own);
    own.push(referenceOf(entry.place));
    for (const [sound, weight] of entry.words) {
      const lists = words.get(sound) ?? new Map<Weight, Set<number>>();
      words.set(sound, lists);
      lists.set(weight, (lists.get(weight) ?? new Set()).add(number));
    }
  });
  return {
    parts: Object.fromEntries([...references.keys()].map((kind) => [kind, parts[kind] ?? 1])),
    of: Object.fromEntries([...references].map(([kind, own]) => [kind, own.join('')])),
    words: Object.fromEntries(
      [...words]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([sound, lists]) => [sound, postingsOf(lists)]),
    ),
  };
}

/** One list for each weight, without the empty ones at the end: each number as what it adds. */
function postingsOf(lists: ReadonlyMap<Weight, ReadonlySet<number>>): number[][] {
  const all = WEIGHTS.map((weight) => {
    const numbers = [...(lists.get(weight) ?? [])].toSorted((a, b) => a - b);
    return numbers.map((number, at) => number - (numbers[at - 1] ?? 0));
  });
  return all.slice(0, all.findLastIndex((each) => each.length > 0) + 1);
}
