import type { Locale } from '#model/locales.ts';
import {
  filledIn,
  Placeholders,
  type Place,
  type Placeholder,
  type Words,
} from '../content/placeholders.ts';
import {
  agencyIn,
  ask,
  contentMark,
  fingerprint,
  type Query,
  type Store,
} from '../content/store.ts';
import { assemble, type Inserted, type Insertion } from './assemble.ts';
import { formOf, type Blank, type Form } from './blanks.ts';

/** The agency in one language, and what was said of it before. */
interface Agency {
  company: ReturnType<typeof agencyIn>;
  /** Words that are none of a page's own, as every page has them. */
  common: Map<string, Buffer>;
  /** What a page reads that says them. */
  reads: ReadonlyMap<string, string>;
}

/** Words of the agency on their way into a page. */
type Said = Insertion & Pick<Placeholder, 'place' | 'words'>;

const QUERY: Query = ['words', 'contact-info'];

/** Puts the agency's words into pages, as the content has them now. */
export class AgencyWords {
  readonly placeholders = new Placeholders();
  readonly #store: Store;
  #mark = '';
  #facts: string | null = null;
  readonly #agencies = new Map<Locale, Agency>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** The bytes of a page that is given as a character each, with `others` put into it, too. */
  fillIn(letters: string, locale: Locale, others: readonly Insertion[]) {
    const agency = this.#agency(locale);
    const own = this.placeholders.in(letters).map((each) => said(agency, each));
    const insertions: (Insertion | Said)[] = [...others, ...own];
    return outcome(
      assemble(
        letters,
        insertions.toSorted((a, b) => a.start - b.start),
      ),
    );
  }

  /** A page that was made before, with the words of now; and what it read of them. */
  refill(page: Buffer, { blanks }: Form, locale: Locale) {
    const agency = this.#agency(locale);
    const own = blanks.map(([start, length, place, words]) =>
      said(agency, { start, end: start + length, place, words }),
    );
    return { reads: agency.reads, ...outcome(assemble(page, own)) };
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

const said = (agency: Agency, { start, end, place, words }: Placeholder): Said => ({
  start,
  end,
  place,
  words,
  text: textOf(agency, place, words),
});

function textOf({ company, common }: Agency, place: Place, words: Words): Buffer {
  const key = `${place} ${words[0]}`;
  const isCommon = words.length === 1;
  const text =
    (isCommon ? common.get(key) : undefined) ?? Buffer.from(filledIn(company, { place, words }));
  if (isCommon) common.set(key, text);
  return text;
}

function outcome({ bytes, inserted }: { bytes: Buffer; inserted: Inserted<Insertion | Said>[] }) {
  const blanks = inserted.flatMap(({ insertion, at }): Blank[] => {
    if (!('words' in insertion)) return [];
    const { text, place, words } = insertion;
    return [[at, text.length, place, words]];
  });
  return { bytes, form: formOf(bytes, blanks) };
}
