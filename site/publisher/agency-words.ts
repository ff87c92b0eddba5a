import type { Locale } from '#model/locales.ts';
import { agencyIn } from '../content/company.ts';
import { filledIn, Placeholders, type Placeholder } from '../content/placeholders.ts';
import { ask, contentMark, fingerprint, type Query, type Store } from '../content/store.ts';
import { assemble, type Inserted, type Insertion } from './assemble.ts';
import { formOf, type Blank, type Form } from './blanks.ts';

type Agency = ReturnType<typeof agencyIn>;

/** Words of the agency on their way into a page. */
type Said = Insertion & Pick<Placeholder, 'place' | 'words'>;

const QUERY: Query = ['words', 'contact-info'];

/** Puts the agency's words into pages, as the content has them now. */
export class AgencyWords {
  readonly placeholders = new Placeholders();
  readonly #store: Store;
  #mark = '';
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
    const reads = new Map([[JSON.stringify(QUERY), fingerprint(ask(this.#store, QUERY))]]);
    return { reads, ...outcome(assemble(page, own)) };
  }

  /** Looked up once for all pages of the same content. */
  #agency(locale: Locale): Agency {
    const mark = contentMark(this.#store);
    if (mark !== this.#mark) this.#agencies.clear();
    this.#mark = mark;
    const agency = this.#agencies.get(locale) ?? agencyIn(this.#store, locale);
    this.#agencies.set(locale, agency);
    return agency;
  }
}

const said = (agency: Agency, { start, end, place, words }: Placeholder): Said => ({
  start,
  end,
  place,
  words,
  text: Buffer.from(filledIn(agency, { place, words })),
});

function outcome({ bytes, inserted }: { bytes: Buffer; inserted: Inserted<Insertion | Said>[] }) {
  const blanks = inserted.flatMap(({ insertion, at }): Blank[] => {
    if (!('words' in insertion)) return [];
    const { text, place, words } = insertion;
    return [[at, text.length, place, words]];
  });
  return { bytes, form: formOf(bytes, blanks) };
}
