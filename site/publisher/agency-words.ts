import type { Locale } from '#model/locales.ts';
import { Frames } from '../content/frames.ts';
import { filledIn, Placeholders, type Place, type Words } from '../content/placeholders.ts';
import type { Later } from '../content/reads.ts';
import {
  agencyIn,
  ask,
  contentMark,
  fingerprint,
  type Query,
  type Store,
} from '../content/store.ts';
import { assemble, type Inserted, type Insertion } from './assemble.ts';
import { formOf, type Blank, type Filling, type Form } from './blanks.ts';

/** The agency in one language, and what was said of it before. */
interface Agency {
  company: ReturnType<typeof agencyIn>;
  /** What is none of a page's own, as every page has it. */
  common: Map<string, Buffer>;
  /** What a page reads that says its words. */
  reads: ReadonlyMap<string, string>;
}

/** What the agency fills, on its way into a page. */
interface Filled extends Insertion {
  filling: Filling;
}

const QUERY: Query = ['words', 'contact-info'];

/** Puts the agency's words into pages, as the content has them now. */
export class AgencyWords {
  readonly later: Later;
  readonly #store: Store;
  #mark = '';
  #facts: string | null = null;
  readonly #agencies = new Map<Locale, Agency>();

  constructor(store: Store) {
    this.#store = store;
    const placeholders = new Placeholders();
    const frames = new Frames(placeholders, (locale) => this.#agency(locale).company);
    this.later = { placeholders, frames };
  }

  /**
   * The bytes of a page that is given as a character each, with `others` put into it, too; and the
   * frames that are in them, as they were given.
   */
  fillIn(letters: string, locale: Locale, others: readonly Insertion[]) {
    const agency = this.#agency(locale);
    const { placeholders, frames } = this.later;
    const words = placeholders.in(letters).map(({ start, end, place, words: own }): Filled => {
      const text = textOf(agency, place, own);
      return { start, end, text, filling: [place, own] };
    });
    const places = frames.in(letters);
    const framed = places.map(({ start, end, id }): Filled => {
      const text = this.#frame(agency, locale, id)!;
      return { start, end, text, filling: ['frame', id] };
    });
    const insertions: (Insertion | Filled)[] = [...others, ...words, ...framed];
    return {
      frames: places.map(({ id }) => frames.known(locale, id)!.letters),
      ...outcome(
        assemble(
          letters,
          insertions.toSorted((a, b) => a.start - b.start),
        ),
      ),
    };
  }

  /**
   * A page that was made before, with the words of now; and what it read of them. Nothing where a
   * part of it is one that no page has had yet.
   */
  refill(page: Buffer, { blanks }: Form, locale: Locale) {
    const agency = this.#agency(locale);
    const own: Filled[] = [];
    for (const [start, length, ...filling] of blanks) {
      const [place, what] = filling;
      const text =
        place === 'frame' ? this.#frame(agency, locale, what) : textOf(agency, place, what);
      if (!text) return undefined;
      own.push({ start, end: start + length, text, filling });
    }
    return { reads: agency.reads, ...outcome(assemble(page, own)) };
  }

  /** A part of pages with its words, as every page has it. */
  #frame(agency: Agency, locale: Locale, id: string): Buffer | undefined {
    const key = `frame ${id}`;
    const known = agency.common.get(key);
    if (known) return known;
    const frame = this.later.frames.known(locale, id);
    if (!frame) return undefined;
    const words = frame.words.map(({ start, end, place, words: own }) => ({
      start,
      end,
      text: textOf(agency, place, own),
    }));
    const { bytes } = assemble(frame.letters, words);
    agency.common.set(key, bytes);
    return bytes;
  }

  /** Looked up once for all pages of the same content, and kept while the agency's facts stay. */
  #agency(locale: Locale): Agency {
    const mark = contentMark(this.#store);
    if (mark !== this.#mark) {
      const facts = ask(this.#store, QUERY);
      if (facts !== this.#facts) this.#agencies.clear();
      this.#facts = facts;
      this.#mark = mark;
    }
    let agency = this.#agencies.get(locale);
    if (!agency) {
      const company = agencyIn(this.#store, locale);
      // A page says its title four times, in itself and as a part of other words.
      const title = remembering(company.title);
      const reads = new Map([[JSON.stringify(QUERY), fingerprint(this.#facts)]]);
      agency = { company: { ...company, title }, common: new Map(), reads };
      this.#agencies.set(locale, agency);
    }
    return agency;
  }
}

/** Answers the same again where it is asked the same again. */
function remembering(answer: (question: string) => string): (question: string) => string {
  let last: [question: string, answer: string] | undefined;
  return (question) => {
    if (last?.[0] !== question) last = [question, answer(question)];
    return last[1];
  };
}

function textOf({ company, common }: Agency, place: Place, words: Words): Buffer {
  const key = `${place} ${words[0]}`;
  const isCommon = words.length === 1;
  const text =
    (isCommon ? common.get(key) : undefined) ?? Buffer.from(filledIn(company, { place, words }));
  if (isCommon) common.set(key, text);
  return text;
}

function outcome({ bytes, inserted }: { bytes: Buffer; inserted: Inserted<Insertion | Filled>[] }) {
  const blanks = inserted.flatMap(({ insertion, at }): Blank[] =>
    'filling' in insertion ? [[at, insertion.text.length, ...insertion.filling]] : [],
  );
  return { bytes, form: formOf(bytes, blanks) };
}
