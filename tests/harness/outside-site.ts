import type { Departure } from '#model/catalogue/departures.ts';
import { landingPage, recordPage, tourPackage, type PublicName } from '#model/entities/index.ts';
import { ENOUGH } from '#model/catalogue/narrowing.ts';
import type { Column, Entity } from '#model/kit/entity.ts';
import type { Itinerary, Requirements } from '#model/kit/field-values.ts';
import { fold } from '#model/text/fold.ts';
import { LOCALES, type Locale } from '#model/kit/locales.ts';
import { createMarkdown } from '#model/text/markdown.ts';
import { localPath, pageFile } from '#model/routes/paths.ts';
import { JSDOM } from 'jsdom';
import { draftOf } from '../../api/testing/drafts.ts';
import { outsideRecords, textColumns, type Outside } from '../../api/testing/outside-values.ts';
import { stopsOf } from '../../site/lib/tours/itinerary.ts';
import { shareOf } from '../../site/share/page.ts';
import type { Product } from './product.ts';
import { filesBelow } from './folders.ts';
import { collapsed, shownOf, wordsOf, type Shown } from './shown.ts';
import { wholeFault } from './whole-page.ts';

/** A page, with the title of its share image. */
type Page = Shown & { shared: string | undefined };

/** A record, with the stored form of its texts. */
export interface Written {
  entity: Entity;
  id: string;
  /** The file of its English page. */
  page: string;
  stored: Record<string, unknown>;
}

type Leaf = readonly [at: string, text: string];
const numbered = (at: string, texts: readonly string[] = []): Leaf[] =>
  texts.map((text, nth) => [`${at} ${nth}`, text]);

/** The texts within a value, by path. A route is split into its stops. */
function leavesOf({ name, field }: Column, value: unknown): Leaf[] {
  if (value === null || value === undefined) return [];
  if (/^destinations(?:_bn)?$/.test(name))
    return stopsOf(String(value)).map((stop) => [name, stop]);
  if (typeof value === 'string') return [[name, value]];
  if (field.kind === 'departures')
    return (value as Departure[]).flatMap(({ seats, seats_bn }) =>
      Object.entries({ seats, seats_bn }).flatMap(([key, text]): Leaf[] =>
        text === null ? [] : [[`${name} ${key}`, text]],
      ),
    );
  if (Array.isArray(value)) return numbered(name, value as string[]);
  if (field.kind === 'requirements')
    return Object.entries(value as Requirements).flatMap(([heading, texts], nth) => [
      [`${name} heading ${nth}`, heading] as const,
      ...numbered(`${name} ${nth}`, texts),
    ]);
  return Object.entries(value as Itinerary).flatMap(([day, { activities, meals, ...texts }]) => [
    ...numbered(`${name} ${day} activities`, activities),
    ...numbered(`${name} ${day} meals`, meals),
    ...Object.entries(texts).flatMap(([key, text]): Leaf[] =>
      typeof text === 'string' ? [[`${name} ${day} ${key}`, text]] : [],
    ),
  ]);
}

const toHtml = createMarkdown(new JSDOM('').window);
const wordsIn = ({ field }: Column, text: string) =>
  field.kind === 'markdown' ? wordsOf(toHtml(text)) : collapsed(text);

/** Marker texts, unique however short a field cuts them, to learn which fields a page shows. */
const marksOf = ({ name }: Entity) =>
  Array.from({ length: 1_000 }, (_, n) => `${String(n).padStart(3, '0')} ${name} `.padEnd(28, 'y'));

interface Looked {
  faults: string[];
  /** Number of texts that were found. */
  found: number;
}

/**
 * Records with third-party texts in a product. Starts with markers, from which it learns which
 * fields pages show, and which scripts they have.
 */
export class OutsideSite {
  readonly #product: Product;
  readonly #places: Written[] = [];
  /** Shown fields, by entity and language. */
  readonly #seen = new Map<string, ReadonlySet<string>>();
  readonly #scripts = new Set<string>();
  /** Cache: most pages are unchanged between two checks. */
  readonly #looked = new Map<string, { bytes: Buffer; shown: Page }>();

  constructor(product: Product) {
    this.#product = product;
  }

  static async start(product: Product, entities: readonly Entity[]): Promise<OutsideSite> {
    const site = new OutsideSite(product);
    if (entities.includes(landingPage as Entity)) await offerForLandingPages(product);
    const marked = entities.map(
      (entity) => [entity, outsideRecords(entity, marksOf(entity))[0]!] as const,
    );
    for (const [entity, outside] of marked) await site.write(entity, 0, outside);
    await product.live();
    for (const [name, shown] of await site.#pages()) {
      if (shown.faults.length > 0) throw new Error(`${name}: ${shown.faults.join()}`);
      for (const script of shown.scripts) site.#scripts.add(script);
    }
    await site.#learn();
    return site;
  }

  /** Overwrites the record in a place of its entity, or creates one. */
  async write(entity: Entity, place: number, { given, stored }: Outside): Promise<void> {
    const shown = { [entity.shownWhen!]: true };
    const old = this.#places.filter((each) => each.entity === entity)[place];
    const { status, body } = old
      ? await this.#product.call('PUT', `${entity.path}/${old.id}`, { ...given, ...shown })
      : await this.#product.call('POST', entity.path, draftOf(entity, { ...given, ...shown }));
    if (status >= 300)
      throw new Error(`${entity.name} ${status}: ${JSON.stringify(body)} ${JSON.stringify(given)}`);
    const record = body as { id: string; slug?: string };
    const page = pageFile(recordPage(entity.name as PublicName, record));
    if (old) Object.assign(old, { page, stored });
    else this.#places.push({ entity, id: record.id, page, stored });
  }

  /** Checks every page, and those of records for their texts. */
  async look(): Promise<Looked> {
    const pages = await this.#pages();
    const looked: Looked = { faults: [], found: 0 };
    for (const [name, { faults, scripts }] of pages) {
      looked.faults.push(...faults.map((fault) => `${name}: ${fault}`));
      for (const script of scripts)
        if (!this.#scripts.has(script)) looked.faults.push(`${name}: a script: ${script}`);
    }
    for (const { entity, page, stored } of this.#places)
      for (const locale of LOCALES) {
        const file = inLocale(locale, page);
        const { words, shared } = pages.get(file) ?? {};
        if (words === undefined) looked.faults.push(`${file} is missing`);
        if (!shared) looked.faults.push(`${file} is shared without a title`);
        for (const [at, text] of textsOf(entity, stored)) {
          if (!this.#seen.get(`${entity.name} ${locale}`)!.has(at)) continue;
          if (words && has(words, at, text)) looked.found++;
          else looked.faults.push(`${file}: ${entity.name} ${at}: ${JSON.stringify(text)}`);
        }
      }
    return looked;
  }

  /** Fields that pages of an entity show. */
  seen = (entity: Entity, locale: Locale): readonly string[] => [
    ...(this.#seen.get(`${entity.name} ${locale}`) ?? []),
  ];

  async #learn(): Promise<void> {
    const pages = await this.#pages();
    for (const { entity, page, stored } of this.#places)
      for (const locale of LOCALES) {
        const words = pages.get(inLocale(locale, page))!.words;
        const shown = textsOf(entity, stored).filter(
          ([at, text]) => words.includes(text) && !(locale === 'bn' && isTag(at)),
        );
        this.#seen.set(`${entity.name} ${locale}`, new Set(shown.map(([at]) => at)));
      }
  }

  async #pages(): Promise<Map<string, Page>> {
    // HTML only: temporary files of the publisher lie beside it.
    const files = await filesBelow(this.#product.siteDir, (name) => name.endsWith('.html'));
    return new Map([...files].map(([name, bytes]) => [name, this.#page(name, bytes)]));
  }

  #page(name: string, bytes: Buffer): Page {
    const before = this.#looked.get(name);
    if (before?.bytes.equals(bytes)) return before.shown;
    const html = bytes.toString();
    const shown = { ...shownOf(html), shared: shareOf(html)?.title };
    const torn = wholeFault(html);
    if (torn) shown.faults.push(torn);
    this.#looked.set(name, { bytes, shown });
    return shown;
  }
}

/** Makes what the landing pages of drafts are about: as much as it takes to show one. */
async function offerForLandingPages(product: Product): Promise<void> {
  for (let n = 0; n < ENOUGH; n++)
    await product.call(
      'POST',
      tourPackage.path,
      draftOf(tourPackage, { name: `Kathmandu ${n}`, destinations: 'Kathmandu' }),
    );
}

/** Tags match by key: their label comes from the table of tags, in Bengali as well. */
const isTag = (at: string) => at.startsWith('tags ');
const has = (words: string, at: string, text: string) =>
  words.includes(text) || (isTag(at) && fold(words).includes(fold(text)));

const textsOf = (entity: Entity, stored: Record<string, unknown>): Leaf[] =>
  textColumns(entity).flatMap((column) =>
    leavesOf(column, stored[column.name]).map(([at, text]) => [at, wordsIn(column, text)] as const),
  );

const inLocale = (locale: Locale, page: string) =>
  pageFile(localPath(locale, page === 'index.html' ? '/' : `/${page.replace(/\.html$/, '')}`));
