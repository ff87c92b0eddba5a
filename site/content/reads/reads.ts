import { AsyncLocalStorage } from 'node:async_hooks';
import type { PublicName } from '#model/entities/index.ts';
import { LRUCache } from 'lru-cache';
import { contentDb, contentVersion } from '../store/content-db.ts';
import { fingerprint } from '../store/fingerprint.ts';
import { answer, type Query, type QueryName } from './queries.ts';
import type { Answers } from './records.ts';

/** The queries of one page as JSON, each with the fingerprint of its answer. */
export type Reads = Map<string, string>;

/** An answer, parsed and for reading only, and its fingerprint. */
interface Answer {
  value: unknown;
  fingerprint: string;
}

interface Fragment {
  html: string;
  /** Of its rendering. */
  reads: Reads;
}

/** Some 5 KB each: the cards of the first dozens of list pages, and what every page shares. */
const MAX_FRAGMENTS = 1_000;
/** Answers to the queries of a few dozen pages. */
const MAX_ANSWERS = 1_000;

/** Cache from one rendered page to the next: memoised fragments, and answers. */
export class RenderCache {
  readonly fragments = new LRUCache<string, Fragment>({ max: MAX_FRAGMENTS });
  /** By the version of the content and the query. */
  readonly answers = new LRUCache<string, Answer, { query: Query }>({
    max: MAX_ANSWERS,
    memoMethod: (_key, _stale, { context: { query } }) => {
      const text = answer(contentDb(), query);
      return { value: parsed(text), fingerprint: fingerprint(text) };
    },
  });
}

interface Recording {
  reads: Reads;
  cache: RenderCache;
  /** The content's when the recording began: nothing is written meanwhile. */
  version: string;
}

const recording = new AsyncLocalStorage<Recording>();

/** Runs the work and records what it reads, be it synchronous or not: `reads` fills while it runs. */
export function recordReads<T>(work: () => T, cache: RenderCache): { result: T; reads: Reads } {
  const reads: Reads = new Map();
  const version = contentVersion(contentDb());
  return { result: recording.run({ reads, cache, version }, work), reads };
}

/** A limit that is none, as SQLite has it. */
export const EVERY = -1;

/** The parameters of a query after its entity. */
type RestOf<K extends QueryName> =
  Extract<Query, [K, ...unknown[]]> extends [K, string, ...infer A] ? A : never;

/** Runs a query for a page, and records that the page depends on its answer. */
export function read<K extends QueryName, N extends PublicName>(
  name: K,
  entity: N,
  ...rest: RestOf<K>
): Answers<N>[K] {
  const query = [name, entity, ...rest] as unknown as Query;
  const page = recording.getStore();
  // Outside of a recording, reading leaves no trace.
  if (!page) return parsed(answer(contentDb(), query)) as Answers<N>[K];
  const key = JSON.stringify(query);
  const known = cachedAnswer(page, key, query);
  page.reads.set(key, known.fingerprint);
  return known.value as Answers<N>[K];
}

const cachedAnswer = ({ cache, version }: Recording, key: string, query: Query): Answer =>
  cache.answers.memo(version + key, { context: { query } });

const parsed = (text: string | null): unknown => (text === null ? null : JSON.parse(text));

/**
 * Memoises a fragment of a page by its key, with the reads that rendering it made: a hit is valid
 * while their answers are the same, and adds them to the reads of the page.
 */
export async function memoised(memoKey: string, render: () => Promise<string>): Promise<string> {
  const page = recording.getStore();
  // A plain build renders each page once: nothing is gained.
  if (!page) return render();
  const { cache, reads } = page;
  const isCurrent = ([key, known]: [string, string]) =>
    cachedAnswer(page, key, JSON.parse(key) as Query).fingerprint === known;
  let fragment = cache.fragments.get(memoKey);
  if (!fragment || ![...fragment.reads].every(isCurrent)) {
    const rendered = recordReads(render, cache);
    fragment = { html: await rendered.result, reads: rendered.reads };
    cache.fragments.set(memoKey, fragment);
  }
  for (const [query, known] of fragment.reads) reads.set(query, known);
  return fragment.html;
}
