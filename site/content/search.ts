import {
  catalogueNames,
  entityNamed,
  recordPage,
  type CatalogueName,
} from '#model/entities/index.ts';
import { LOCALES, type Locale } from '#model/kit/locales.ts';
import { paths } from '#model/routes/paths.ts';
import { buildShard, type Entry } from '#model/search/build.ts';
import { weighted } from '#model/search/record-words.ts';
import {
  placeOfRecord,
  referenceOf,
  SHARDS,
  shardOf,
  type ResultKind,
  type Row,
  type Rows,
  type Shard,
} from '#model/search/shards.ts';
import { soundsOf } from '#model/search/sound.ts';
import { fixedPages } from '../lib/search/fixed-pages.ts';
import { kindLabel, resultOf } from '../lib/search/results.ts';
import { generalQuestions } from './questions.ts';
import { derived } from './reads/derived.ts';
import type { Card, Faq } from './reads/records.ts';
import { EVERY, read } from './reads/reads.ts';
import { shardOfTag, type ShardWords } from './store/search-words.ts';

const PAGES = 'pages';
const FAQ = placeOfRecord(PAGES, paths.faq);

/** Every part of the rows, as its file is named: `tours-0`. */
export const rowParts = (): string[] => [
  ...catalogueNames.flatMap((name) =>
    Array.from(
      { length: read('parts', name) },
      (_, part) => `${entityNamed(name).shownOn}-${part}`,
    ),
  ),
  `${PAGES}-0`,
];

/** The addresses of the whole index. */
export const searchPaths = (): string[] => [
  ...SHARDS.map((name) => paths.searchShard(name)),
  ...LOCALES.flatMap((locale) => rowParts().map((part) => paths.searchRows(locale, part))),
];

/** The records, and pages of the agency, with words that begin with one sound. */
export function searchShard(name: string): Shard | undefined {
  if (!SHARDS.some((each) => each === name)) return undefined;
  const parts = Object.fromEntries(
    catalogueNames.map((each) => [entityNamed(each).shownOn, read('parts', each)]),
  );
  const tags = tagsNamed(name);
  const entries = catalogueNames.flatMap((entity) => entriesOf(entity, name, tags));
  return buildShard([...entries, ...pageEntries(name)], parts);
}

/** Records by their own words, and by the names that staff gave to their tags. */
function entriesOf(entity: CatalogueName, shard: string, tags: readonly TagNamed[]): Entry[] {
  const words = new Map(read('words', entity, shard).map(([id, own]) => [id, [...own]]));
  for (const [tag, sounds] of tags)
    for (const [id] of read('words', entity, tag)) {
      const own = words.get(id) ?? [];
      const added = sounds.filter((sound) => !own.some(([known]) => known === sound));
      words.set(id, [...own, ...added.map((sound): ShardWords[number] => [sound, 'about'])]);
    }
  const kind = entityNamed(entity).shownOn;
  return [...words].map(([id, own]) => ({ kind, place: placeOfRecord(entity, id), words: own }));
}

const soundsOfTags = derived((tags: readonly Card<'tag'>[]) =>
  tags.map(({ name, name_bn }) => ({ name, sounds: soundsOf(`${name} ${name_bn ?? ''}`) })),
);

/** The shard of a tag, and the words of its name: two spellings of a tag share it. */
type TagNamed = readonly [tag: string, sounds: readonly string[]];

/** The tags whose names have words in a shard, with these. */
function tagsNamed(shard: string): TagNamed[] {
  return soundsOfTags(read('summaries', 'tag', EVERY, 0)).flatMap(({ name, sounds }) => {
    const own = sounds.filter((each) => shardOf(each) === shard);
    return own.length > 0 ? [[shardOfTag(name), own] as const] : [];
  });
}

/** Made once: words of the site's own texts, which no save changes. */
let entriesOfPages: Entry[] | undefined;

/** Shorter words of questions are too much like names: দেব is like the beginning of Dubai. */
const SHORTEST_ASKED = 4;

/** The words of questions that visitors ask: the page that answers them is about them. */
const soundsAsked = derived((asked: readonly Faq[]) => [
  ...new Set(
    soundsOf(asked.map((each) => `${each.question_en} ${each.question_bn ?? ''}`).join(' ')).filter(
      (sound) => sound.length >= SHORTEST_ASKED,
    ),
  ),
]);

function pageEntries(shard: string): Entry[] {
  entriesOfPages ??= fixedPages('en').map(({ path, title, about, words }, at) => {
    const bengali = fixedPages('bn')[at]!;
    const sounds = weighted({
      name: [title, bengali.title],
      about: [words],
      related: [about, bengali.about],
    });
    return { kind: PAGES, place: placeOfRecord(PAGES, path), words: [...sounds] };
  });
  const asked = soundsAsked(generalQuestions());
  return entriesOfPages.flatMap(({ words, ...entry }) => {
    const own = words.filter(([sound]) => shardOf(sound) === shard);
    if (entry.place === FAQ)
      for (const sound of asked)
        if (shardOf(sound) === shard && !own.some(([known]) => known === sound))
          own.push([sound, 'about']);
    return own.length > 0 ? [{ ...entry, words: own }] : [];
  });
}

/** A part of the rows of a kind; undefined where there is none of that name. */
export function searchRows(locale: Locale, wanted: string): Rows | undefined {
  const [, kind, number] = /^(\w+)-(0|[1-9]\d{0,4})$/.exec(wanted) ?? [];
  if (kind === PAGES && number === '0')
    return { label: kindLabel(locale, PAGES), parts: 1, rows: fixedPages(locale).map(pageRow) };
  const entity = catalogueNames.find((name) => entityNamed(name).shownOn === kind);
  if (!entity) return undefined;
  const parts = read('parts', entity);
  if (Number(number) >= parts) return undefined;
  const records = read('part', entity, parts, Number(number));
  return {
    label: kindLabel(locale, kind as ResultKind),
    parts,
    rows: records.map((record): Row => {
      const { title, about } = resultOf(locale, entity, record);
      const reference = referenceOf(placeOfRecord(entity, record.id));
      // An offer of a flight has no page of its own: it is a place on the list.
      const path =
        entity === 'flight' ? `${paths.flights}#${record.id}` : recordPage(entity, record);
      const row = [reference, title.value, path, about] as const;
      return title.lang ? [...row, title.lang] : row;
    }),
  };
}

const pageRow = ({ path, title, about }: ReturnType<typeof fixedPages>[number]): Row => [
  referenceOf(placeOfRecord(PAGES, path)),
  title,
  path,
  about,
];
