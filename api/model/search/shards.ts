import type { CatalogueList } from '../entities/index.ts';
import type { Locale } from '../kit/locales.ts';
import { consonantsOf } from './sound.ts';

/** Places of a word: in a name, in what a record is about, in what belongs to that. */
export const WEIGHTS = ['name', 'about', 'related'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** Kinds of results: the lists of records, and the pages of the agency. */
export type ResultKind = CatalogueList | 'pages';

/**
 * Numbers of a word's entries in `Shard.of`, one list for each weight. Each is written as what it adds
 * to the one before: small numbers compress well.
 */
export type Postings = readonly (readonly number[])[];

/** The words of all records that begin with one sound. */
export interface Shard {
  /** Into how many parts the rows of a kind are divided. */
  parts: Partial<Record<ResultKind, number>>;
  /** References to the records with any of the words, by kind, each `REFERENCE` characters. */
  of: Partial<Record<ResultKind, string>>;
  words: Readonly<Record<string, Postings>>;
}

/** A result as it is shown: reference, title, English address, a line about it, title's language. */
export type Row = readonly [
  reference: string,
  title: string,
  path: string,
  about: string,
  lang?: Locale,
];

/** A part of the rows of one kind, in one language. */
export interface Rows {
  /** The name of the kind, for one result. */
  label: string;
  /** Into how many parts the rows of the kind are divided. */
  parts: number;
  rows: readonly Row[];
}

const DIGITS = '0';
/** All sounds that a word may begin with, each a shard. */
export const SHARDS = [DIGITS, ...'abcdfghklmnprst'] as const;

/** The shard of a word by its sound. */
export function shardOf(sound: string): string {
  const [first = ''] = consonantsOf(sound);
  return /\d/.test(first) ? DIGITS : first;
}

/** Characters of a reference: 30 bits, so that two records of ten thousand rarely share one. */
export const REFERENCE = 5;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
export const PLACES = ALPHABET.length ** REFERENCE;

const FNV = { offset: 0x811c9dc5, prime: 0x01000193 };

/** The place of a record: a hash (FNV-1a) of its name, so that other records do not move it. */
export function placeOfRecord(entity: string, id: string): number {
  let hash = FNV.offset;
  for (const byte of new TextEncoder().encode(`${entity} ${id}`))
    hash = Math.imul(hash ^ byte, FNV.prime);
  return (hash >>> 0) % PLACES;
}

/** A place, from 0 up to PLACES, as a reference. */
export const referenceOf = (place: number): string =>
  Array.from(
    { length: REFERENCE },
    (_, i) => ALPHABET[Math.floor(place / ALPHABET.length ** i) % ALPHABET.length]!,
  )
    .toReversed()
    .join('');

export const placeOfReference = (reference: string): number =>
  [...reference].reduce((place, sign) => place * ALPHABET.length + ALPHABET.indexOf(sign), 0);

/** Rows of one part, about: doubled parts keep them small. */
const ROWS_PER_PART = 128;

/** A power of two, so that it changes when the records have doubled. */
export const partsFor = (records: number): number =>
  2 ** Math.max(0, Math.ceil(Math.log2(records / ROWS_PER_PART)));
