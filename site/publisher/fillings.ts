import type { Locale } from '#model/locales.ts';
import { Frames, type FrameOn } from '../content/frames.ts';
import {
  filledIn,
  Placeholders,
  type Place,
  type Placeholder,
  type Sayer,
  type Words,
} from '../content/placeholders.ts';
import type { Later } from '../content/reads.ts';
import type { TextName } from '../content/records.ts';
import { StandIns } from '../content/stand-ins.ts';
import {
  agencyIn,
  ask,
  contentMark,
  fingerprint,
  htmlAt,
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

/** What fills a page, on its way into it. */
interface Filled extends Insertion {
  filling: Filling;
}

const WORDS: Query = ['words', 'contact-info'];

/** Puts the agency's words and long texts into pages, as the content has them now. */
export class Fillings {
  readonly later: Later;
  readonly #store: Store;
  #mark = '';
  #facts: string | null = null;
  readonly #agencies = new Map<Locale, Agency>();

  constructor(store: Store) {
    this.#store = store;
    const placeholders = new Placeholders();
    const frames = new Frames(placeholders, (locale) => this.#agency(locale).company);
    this.later = { placeholders, frames, texts: new StandIns<TextName>() };
  }

  /**
   * The bytes of a page that is given as a character each, with `others` put into it, too; and the
   * frames that are in them, as they were given.
   */
  fillIn(letters: string, locale: Locale, others: readonly Insertion[]) {
    const agency = this.#agency(locale);
    const { placeholders, frames, texts } = this.later;
    const ids = frames.standIns.in(letters);
    const places: { start: number; end: number; filling: Filling }[] = [
      ...placeholders.in(letters).map((at) => ({ ...at, filling: wordsAt(at) })),
      ...ids.map(({ what, ...at }) => ({ ...at, filling: frameOf(what) })),
      ...texts.in(letters).map(({ what, ...at }) => ({ ...at, filling: textOf(what) })),
    ];
    const own = places.map(({ start, end, filling }): Filled => {
      return { start, end, filling, text: this.#said(agency, locale, filling)! };
    });
    const insertions: (Insertion | Filled)[] = [...others, ...own];
    return {
      frames: ids.map(({ what: [id] }) => frames.known(locale, id)!.letters),
      ...outcome(
        assemble(
          letters,
          insertions.toSorted((a, b) => a.start - b.start),
        ),
      ),
    };
  }

  /**
   * A page that was made before, with what fills it now; and what it read of that. Nothing where a part
   * of it is one that no page has had yet.
   */
  refill(page: Buffer, { blanks }: Form, locale: Locale) {
    const agency = this.#agency(locale);
    const own: Filled[] = [];
    const reads = new Map(agency.reads);
    for (const [start, length, ...filling] of blanks) {
      const text = this.#said(agency, locale, filling, reads);
      if (!text) return undefined;
      own.push({ start, end: start + length, text, filling });
    }
    return { reads, ...outcome(assemble(page, own)) };
  }

  /** Notes among the `reads` what is asked for it, besides the agency. */
  #said(
    agency: Agency,
    locale: Locale,
    filling: Filling,
    reads?: Map<string, string>,
  ): Buffer | undefined {
    switch (filling[0]) {
      case 'frame':
        return this.#frame(agency, locale, filling[1]);
      case 'html':
        return this.#text(filling[1], reads);
      default:
        return wordsIn(agency, ...filling);
    }
  }

  #text(name: TextName, reads?: Map<string, string>): Buffer {
    const query: Query = ['text', ...name];
    const key = ask(this.#store, query);
    reads?.set(JSON.stringify(query), fingerprint(key));
    return Buffer.from(htmlAt(this.#store, key && (JSON.parse(key) as string)));
  }

  /** A part of pages with its words: as every page has it, where none gives it words of its own. */
  #frame(agency: Agency, locale: Locale, [id, ...given]: FrameOn): Buffer | undefined {
    const key = `frame ${id}`;
    const known = agency.common.get(key);
    if (known) return known;
    const frame = this.later.frames.known(locale, id);
    if (!frame) return undefined;
    const sayer = given.length > 0 ? { ...agency.company, given } : agency.company;
    const words = frame.words.map(({ start, end, place, words: own }) => ({
      start,
      end,
      text: wordsIn(agency, place, own, sayer),
    }));
    const { bytes } = assemble(frame.letters, words);
    if (given.length === 0) agency.common.set(key, bytes);
    return bytes;
  }

  /** Looked up once for all pages of the same content, and kept while the agency's facts stay. */
  #agency(locale: Locale): Agency {
    const mark = contentMark(this.#store);
    if (mark !== this.#mark) {
      const facts = ask(this.#store, WORDS);
      if (facts !== this.#facts) this.#agencies.clear();
      this.#facts = facts;
      this.#mark = mark;
    }
    let agency = this.#agencies.get(locale);
    if (!agency) {
      const company = agencyIn(this.#store, locale);
      // A page says its title four times, in itself and as a part of other words.
      const title = remembering(company.title);
      const reads = new Map([[JSON.stringify(WORDS), fingerprint(this.#facts)]]);
      agency = { company: { ...company, title }, common: new Map(), reads };
      this.#agencies.set(locale, agency);
    }
    return agency;
  }
}

const wordsAt = ({ place, words }: Placeholder): Filling => [place, words];
const frameOf = (frame: FrameOn): Filling => ['frame', frame];
const textOf = (name: TextName): Filling => ['html', name];

/** Answers the same again where it is asked the same again. */
function remembering(answer: (question: string) => string): (question: string) => string {
  let last: [question: string, answer: string] | undefined;
  return (question) => {
    if (last?.[0] !== question) last = [question, answer(question)];
    return last[1];
  };
}

/** What of the words is none of a page's own is the agency's, whoever says it. */
function wordsIn(
  { company, common }: Agency,
  place: Place,
  words: Words,
  sayer: Sayer = company,
): Buffer {
  const key = `${place} ${words[0]}`;
  const isCommon = words.length === 1;
  const text =
    (isCommon ? common.get(key) : undefined) ?? Buffer.from(filledIn(sayer, { place, words }));
  if (isCommon) common.set(key, text);
  return text;
}

function outcome({ bytes, inserted }: { bytes: Buffer; inserted: Inserted<Insertion | Filled>[] }) {
  const blanks = inserted.flatMap(({ insertion, at }): Blank[] =>
    'filling' in insertion ? [[at, insertion.text.length, ...insertion.filling]] : [],
  );
  return { bytes, form: formOf(bytes, blanks) };
}
