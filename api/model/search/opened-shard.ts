import { heard, type Heard } from './match.ts';
import {
  placeOfReference,
  REFERENCE,
  type Postings,
  type ResultKind,
  type Shard,
} from './shards.ts';

/** A record of a shard, and the part of the rows that it is in. */
export interface Referred {
  kind: ResultKind;
  reference: string;
  part: number;
}

interface Opened {
  words?: { word: Heard; postings: Postings }[];
  records?: Referred[];
}

/** Memory of shards that were read: each letter typed asks for the same again. */
const opened = new WeakMap<Shard, Opened>();
const openedOf = (shard: Shard): Opened => {
  const known = opened.get(shard) ?? {};
  opened.set(shard, known);
  return known;
};

/** The words of a shard, ready to be compared. */
export const heardIn = (shard: Shard) =>
  (openedOf(shard).words ??= Object.entries(shard.words).map(([sound, postings]) => ({
    word: heard(sound),
    postings,
  })));

/** The records of a shard, by the numbers that postings give them. */
export const recordsOf = (shard: Shard) =>
  (openedOf(shard).records ??= (Object.entries(shard.of) as [ResultKind, string][]).flatMap(
    ([kind, references]) =>
      Array.from({ length: references.length / REFERENCE }, (_, i) => {
        const reference = references.slice(i * REFERENCE, (i + 1) * REFERENCE);
        const part = placeOfReference(reference) % (shard.parts[kind] ?? 1);
        return { kind, reference, part };
      }),
  ));
