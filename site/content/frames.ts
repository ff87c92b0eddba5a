import type { Locale } from '#model/locales.ts';
import { LRUCache } from 'lru-cache';
import { companyOf, shapeOf, type CompanyShape } from '../lib/company-shape.ts';
import type { Company } from '../lib/company.ts';
import { Placeholders, type Placeholder } from './placeholders.ts';
import { StandIns } from './stand-ins.ts';

/** A ribbon, a menu, a footer and what is printed below a page, of a few pages' kinds in each language. */
const RECENT = 400;

/** Of these Astro, or a page's policy, wants to know in the page itself. */
const OF_THE_PAGE = /<script|<style|<astro-/;

/** What an agency is like, and the same as a key. */
interface Shape {
  shape: CompanyShape;
  key: string;
}

/** Which it is, and what a page gives to it. */
export type FrameOn = [id: string, ...given: string[]];

/** A part of pages that the agency has filled. */
export interface Frame {
  /** A character for each byte, with placeholders for words. */
  letters: string;
  words: readonly Placeholder[];
}

/**
 * Parts that are of the agency and the same on many pages. They are put into pages last, so that of
 * an agency that has another fact, and not only says another word, they alone are made anew.
 */
export class Frames {
  /** By what each is made of, as a text. */
  readonly standIns = new StandIns<FrameOn>();
  readonly #placeholders: Placeholders;
  readonly #agencyIn: (locale: Locale) => Company;
  readonly #shapes = new WeakMap<Company, Shape>();
  readonly #known = new LRUCache<string, Frame>({ max: RECENT });

  /** `agencyIn` answers what the agency is now: the same as before where it is as before. */
  constructor(placeholders: Placeholders, agencyIn: (locale: Locale) => Company) {
    this.#placeholders = placeholders;
    this.#agencyIn = agencyIn;
  }

  /**
   * Stands in for what is made `of` these and of the agency. What is `given` to it is of its page: it
   * says that, or makes words of it, and does not look at it.
   */
  async of(
    locale: Locale,
    of: readonly unknown[],
    render: (company: Company, ...given: string[]) => Promise<string>,
    given: readonly string[] = [],
  ): Promise<string> {
    const id = JSON.stringify(of);
    const { shape, key } = this.#shapeIn(locale);
    if (!this.#known.get(key + id)) {
      const places = given.map((_, at) => this.#placeholders.of(['given', String(at)]));
      const html = await render(
        companyOf((fact) => shape[fact], this.#placeholders.of),
        ...places,
      );
      if (OF_THE_PAGE.test(html)) throw new Error(`${id} has something of its page`);
      const letters = Buffer.from(html).toString('latin1');
      this.#known.set(key + id, { letters, words: this.#placeholders.in(letters) });
    }
    if (given.some((text) => this.#placeholders.isIn(text)))
      throw new Error(`${id} is given words of the agency`);
    return this.standIns.of([id, ...given]);
  }

  /** The frame as the agency fills it now; nothing where no page has had it so. */
  known(locale: Locale, id: string): Frame | undefined {
    return this.#known.get(this.#shapeIn(locale).key + id);
  }

  #shapeIn(locale: Locale): Shape {
    const agency = this.#agencyIn(locale);
    let known = this.#shapes.get(agency);
    if (!known) {
      const shape = shapeOf(agency);
      known = { shape, key: JSON.stringify([locale, shape]) };
      this.#shapes.set(agency, known);
    }
    return known;
  }
}
