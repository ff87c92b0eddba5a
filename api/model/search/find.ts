import type { CatalogueList } from '../entities/index.ts';
import { askingWords, kindWords } from './kind-words.ts';
import { CLOSE, heard, likeness, SURE, type Heard } from './match.ts';
import { heardIn, recordsOf, type Referred } from './opened-shard.ts';
import { shardOf, type ResultKind, type Row, type Rows, type Shard } from './shards.ts';
import { soundOf, soundsOf } from './sound.ts';

/** Longer ones are cut: nobody types them. */
export const LONGEST_QUERY = 100;
const MOST_WORDS = 6;

/** The files of the index, here or on a server. Undefined where there is no such file. */
export interface IndexFiles {
  shard: (name: string) => Promise<Shard | undefined>;
  rows: (kind: ResultKind, part: number) => Promise<Rows | undefined>;
}

export interface Result {
  /** The name of its kind. */
  label: string;
  row: Row;
}

export interface Found {
  /** Of all that fit, also those that are not among the results. */
  total: number;
  results: readonly Result[];
}

const NOTHING: Found = { total: 0, results: [] };

/** Worth of a match in a name, in what a record is about, in what belongs to that. */
const WORTH = [1, 0.62, 0.34];
/** The same for a word that names the kind of a record. */
const KIND_WORTH = 0.75;
const KIND_LIKENESS = 0.8;
/** Records are left out that fit so much less than the best. */
const WORTH_SHOWING = 0.5;
/** Share that is left of a guess where another word is as it is written. */
const GUESS = 0.5;
/** Share that is left for other kinds where one is named. */
const OTHER_KIND = 0.6;

/** Of results that fit alike, those to book come before those to read. */
const PLACES: Readonly<Record<ResultKind, number>> = {
  pages: 0,
  visas: 1,
  tours: 2,
  umrah: 3,
  flights: 4,
  travel: 5,
  blog: 6,
};

interface Candidate extends Referred {
  score: number;
}

/** The records that fit a query best, the best first. */
export async function find(query: string, files: IndexFiles, most: number): Promise<Found> {
  const words = wordsOf(query);
  if (words.length === 0) return NOTHING;
  const names = [...new Set(words.map(({ sound }) => shardOf(sound)))];
  const loaded = await Promise.all(
    names.map(async (name) => [name, await files.shard(name)] as const),
  );
  const shards = new Map(
    loaded.flatMap(([name, shard]) => (shard ? [[name, shard] as const] : [])),
  );
  const candidates = new Map<string, Candidate>();
  const single = words.filter(({ of }) => of.length === 1);
  const heardWords = single.map((word) => scoresOf(word, shards, candidates));
  const isAnySure = heardWords.some(({ isSure }) => isSure);
  const scores = heardWords.map(({ best, isSure }) =>
    isSure || !isAnySure ? best : new Map([...best].map(([key, score]) => [key, score * GUESS])),
  );
  const meant = single.map(kindsMeantBy);
  // A name that was typed as two words and is one, or the other way round: it stands for both. The word for a kind is in none.
  for (const joined of words.filter(({ of }) => of.length > 1)) {
    const { best, isSure } = scoresOf(joined, shards, candidates);
    if (!isSure || joined.of.some((at) => meant[at]!.size > 0)) continue;
    for (const [key, score] of best)
      for (const at of joined.of) scores[at]!.set(key, Math.max(score, scores[at]!.get(key) ?? 0));
  }
  for (const each of scores) for (const [key, score] of each) candidates.get(key)!.score += score;
  const isAnyOfKind = meant.every(({ size }) => size > 0);
  meant.forEach((each, at) => addKinds(each, scores[at]!, candidates, isAnyOfKind));
  const others = scores.filter((_, at) => meant[at]!.size === 0 && heardWords[at]!.isSure);
  const isNamed = ({ kind, reference }: Candidate) =>
    others.some((each) => each.has(`${kind} ${reference}`));
  const all = [...candidates.values()];
  // Of a kind that is named, only what the other words name, too: of visas for Dubai the one.
  const isOneNamed = all.some((each) => isNamed(each) && meant.some((of) => of.has(each.kind)));
  return shown(isOneNamed ? all.filter(isNamed) : all, files, most);
}

interface Word extends Heard {
  /** The places in the query of the words that it is made of. */
  of: number[];
  /** Another word was begun after it. */
  isFinished: boolean;
}

const asking = new Set(soundsOf(askingWords));

/** The words of a query, and each two neighbours as one. Those that only ask count where no other is. */
function wordsOf(query: string): Word[] {
  const all = [...new Set(soundsOf(query.slice(0, LONGEST_QUERY)))];
  const telling = all.filter((sound) => !asking.has(sound));
  const sounds = (telling.length > 0 ? telling : all).slice(0, MOST_WORDS);
  const pairs = sounds.slice(1).map((next, at) => [soundOf(sounds[at]! + next), at] as const);
  const made = (sound: string, of: number[]) => ({
    ...heard(sound),
    of,
    isFinished: of.at(-1)! < sounds.length - 1,
  });
  return [
    ...sounds.map((sound, at) => made(sound, [at])),
    ...pairs.map(([sound, at]) => made(sound, [at, at + 1])),
  ];
}

/** Scores a word for each record; notes records that are met for the first time. */
function scoresOf(
  word: Word,
  shards: ReadonlyMap<string, Shard>,
  candidates: Map<string, Candidate>,
): { best: Map<string, number>; isSure: boolean } {
  const shard = shards.get(shardOf(word.sound));
  if (!shard) return { best: new Map(), isSure: false };
  const fitting = fittingWords(word, shard);
  const records = recordsOf(shard);
  const best = new Map<string, number>();
  for (const { like, postings } of fitting)
    postings.forEach((steps, weight) => {
      let number = 0;
      for (const step of steps) {
        const record = records[(number += step)];
        if (!record) continue;
        const key = `${record.kind} ${record.reference}`;
        if (!candidates.has(key)) candidates.set(key, { ...record, score: 0 });
        best.set(key, Math.max(best.get(key) ?? 0, like * WORTH[weight]!));
      }
    });
  // A word that few records have tells more.
  const rarity = 1 / (1 + Math.log10(Math.max(1, best.size)));
  for (const [key, score] of best) best.set(key, score * (0.5 + rarity / 2));
  return { best, isSure: fitting.some(({ like }) => like >= SURE) };
}

/**
 * The words of a shard that may be meant: slips only where nothing fits as it is written, and no longer
 * words where the typed one is finished and a name: in Thai visa not Taif.
 */
function fittingWords(typed: Word, shard: Shard) {
  const all = heardIn(shard).flatMap(({ word, postings }) => {
    const like = likeness(typed, word);
    return like > 0
      ? [{ like, postings, isLonger: like < 1 && word.sound.startsWith(typed.sound) }]
      : [];
  });
  const isThere = all.some(({ like }) => like === 1);
  const isWhole =
    typed.isFinished && all.some(({ like, postings }) => like === 1 && postings[0]?.length);
  const sure = all.filter(
    ({ like, isLonger }) => like >= (isThere ? CLOSE : SURE) && !(isWhole && isLonger),
  );
  return sure.length > 0 ? sure : all;
}

const kinds = (Object.entries(kindWords) as [CatalogueList, string][]).map(([kind, words]) => ({
  kind,
  words: soundsOf(words).map(heard),
}));

/** The kinds that a word names; one of two letters is still being typed. */
const kindsMeantBy = (word: Heard) =>
  new Set<ResultKind>(
    (word.sound.length < 3 ? [] : kinds)
      .filter(({ words }) => words.some((each) => likeness(word, each) >= KIND_LIKENESS))
      .map(({ kind }) => kind),
  );

/** A word that names a kind speaks for all records of the kind that the other words found. */
function addKinds(
  meant: ReadonlySet<ResultKind>,
  own: ReadonlyMap<string, number>,
  candidates: ReadonlyMap<string, Candidate>,
  isAnyOfKind: boolean,
): void {
  if (meant.size === 0) return;
  for (const [key, candidate] of candidates) {
    const score = own.get(key) ?? 0;
    // A visitor who asks for visas and no more asks for the list of them.
    if (candidate.kind === 'pages' && isAnyOfKind && score > 0) candidate.score += KIND_WORTH;
    else if (meant.has(candidate.kind)) candidate.score += Math.max(0, KIND_WORTH - score);
    else if (score === 0) candidate.score *= OTHER_KIND;
  }
}

async function shown(
  candidates: readonly Candidate[],
  files: IndexFiles,
  most: number,
): Promise<Found> {
  const best = Math.max(0, ...candidates.map(({ score }) => score));
  const ranked = candidates
    .filter(({ score }) => score > 0 && score >= best * WORTH_SHOWING)
    .sort(
      (a, b) =>
        b.score - a.score ||
        PLACES[a.kind] - PLACES[b.kind] ||
        (a.reference < b.reference ? -1 : 1),
    );
  const results = await Promise.all(
    ranked.slice(0, most).map(async ({ kind, reference, part }) => {
      const { label, rows } = (await files.rows(kind, part)) ?? { label: '', rows: [] };
      return rows.filter(([each]) => each === reference).map((row) => ({ label, row }));
    }),
  );
  return { total: ranked.length, results: results.flat() };
}
