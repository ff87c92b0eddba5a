import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entityNamed, type CatalogueName } from '#model/entities/index.ts';
import { buildShard, type Entry } from '#model/search/build.ts';
import type { IndexFiles } from '#model/search/find.ts';
import { recordSounds } from '#model/search/record-words.ts';
import {
  placeOfRecord,
  referenceOf,
  SHARDS,
  shardOf,
  type ResultKind,
  type Row,
} from '#model/search/shards.ts';

const DATA = join(import.meta.dirname, '../../data');

type Facts = Readonly<Record<string, unknown>> & { id: string };
export type Catalogue = readonly (readonly [CatalogueName, Facts])[];

const json = (path: string): unknown => JSON.parse(readFileSync(join(DATA, path), 'utf8'));

/** The records of the demo that visitors see, and those that an agency would have beside them. */
export function searchedCatalogue(): Catalogue {
  const more = json('search/more-records.json') as Record<CatalogueName, Facts[]>;
  return (Object.keys(more) as CatalogueName[]).flatMap((name) => {
    const { table, shownWhen } = entityNamed(name);
    const demo = (json(`seed/${table.replaceAll('_', '-')}.json`) as Facts[]).filter(
      (record) => record[shownWhen] !== false,
    );
    return [...demo, ...more[name]].map(
      (record) => [name, { ...record, tags: record['tags'] ?? [] }] as const,
    );
  });
}

/** An index in memory; titles of its rows are the ids. */
export function indexOf(catalogue: Catalogue): IndexFiles {
  const rows = new Map<ResultKind, Row[]>();
  const entries = catalogue.map(([name, record]): Entry => {
    const kind = entityNamed(name).shownOn;
    const place = placeOfRecord(name, record.id);
    rows.set(kind, [...(rows.get(kind) ?? []), [referenceOf(place), record.id, '', '']]);
    return { kind, place, words: [...recordSounds(name, record)] };
  });
  const shards = new Map(
    SHARDS.map((name) => [name as string, buildShard(inShard(entries, name), {})]),
  );
  return {
    shard: async (name) => shards.get(name),
    rows: async (kind) => ({ label: kind, parts: 1, rows: rows.get(kind) ?? [] }),
  };
}

export const inShard = (entries: readonly Entry[], name: string): Entry[] =>
  entries
    .map((entry) => ({ ...entry, words: entry.words.filter(([word]) => shardOf(word) === name) }))
    .filter(({ words }) => words.length > 0);

/** How queries are written, each a list of a hundred. */
export const WRITINGS = ['english', 'bengali', 'banglish'] as const;

interface Wanted {
  query: string;
  /** List and id of the record: `visas/thailand`. */
  wanted: string;
}

/** Queries of visitors, each with the record that it is meant to find. */
export const wantedResults = (writing: (typeof WRITINGS)[number]): Wanted[] =>
  readFileSync(join(DATA, 'search', `${writing}.txt`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [query = '', wanted = ''] = line.split(' | ');
      return { query, wanted };
    });
