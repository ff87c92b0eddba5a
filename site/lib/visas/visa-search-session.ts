import type { Locale } from '#model/kit/locales.ts';
import { formatNumber } from '#model/format/money.ts';
import { keepTyped } from '../browser/keep-typed.ts';
import { keepPlace, restorePlace } from '../browser/place-in-list.ts';
import { findVisas, type Findable } from './visa-filter.ts';

const LONGEST_QUERY = 80;
const CHIP = 'chip';

interface Card extends Findable {
  element: HTMLElement;
}

/** Shows those of the prebuilt cards that are searched for. */
export class VisaSearchSession {
  readonly #root: HTMLElement;
  /** In the order of the page. */
  readonly #cards: readonly Card[];

  constructor(root: HTMLElement) {
    this.#root = root;
    this.#cards = [...root.querySelectorAll<HTMLElement>('[data-words]')].map((element) => {
      const { words = '', places = '', chips = '' } = element.dataset;
      return { element, words, places, chips: chips.split(' ') };
    });
    const asked = new URLSearchParams(location.search).getAll(CHIP);
    for (const chip of this.#chips)
      if (asked.includes(chip.dataset['chip']!)) chip.setAttribute('aria-pressed', 'true');
    if (this.#input.value || asked.length > 0) {
      this.#show();
      restorePlace(this.#shown);
    }
    keepPlace(() => this.#shown);
  }

  /** Does what somebody asked for, be it before this script was there. */
  follow({ type, target }: Event): void {
    if (type === 'input') this.#show();
    if (type === 'submit') {
      this.#show();
      this.#one('[data-count]').scrollIntoView({ block: 'start' });
    }
    if (type === 'click') this.#press(target as Element);
  }

  #press(target: Element): void {
    const chip = target.closest<HTMLElement>('button[data-chip]');
    if (chip) chip.setAttribute('aria-pressed', String(!isPressed(chip)));
    else if (target.closest('[data-clear]')) {
      this.#input.value = '';
      for (const each of this.#chips) each.setAttribute('aria-pressed', 'false');
      this.#input.focus();
    } else return;
    this.#show();
  }

  get #input() {
    return this.#one<HTMLInputElement>('input');
  }

  get #shown() {
    return [...this.#root.querySelectorAll<HTMLElement>('[data-words]:not([hidden])')];
  }

  get #chips() {
    return [...this.#root.querySelectorAll<HTMLElement>('button[data-chip]')];
  }

  #one<E extends HTMLElement>(selector: string): E {
    return this.#root.querySelector<E>(selector)!;
  }

  #show() {
    keepTyped(this.#input);
    const query = this.#input.value.trim().slice(0, LONGEST_QUERY);
    const pressed = this.#chips.filter(isPressed).map((chip) => chip.dataset['chip']!);
    const found = findVisas(this.#cards, { query, chips: new Set(pressed) });
    this.#arrange(found);
    this.#count(found.length);
    this.#offerHelp(found.length === 0, query);
    keepInAddress(query, pressed);
  }

  /** Puts matches first in the DOM: keyboards and screen readers meet them first, too. */
  #arrange(found: readonly Card[]) {
    const shown = new Set(found);
    const others = this.#cards.filter((card) => !shown.has(card));
    for (const card of this.#cards) card.element.hidden = !shown.has(card);
    const wanted = [...found, ...others].map(({ element }) => element);
    const list = wanted[0]?.parentElement;
    if (wanted.some((element, i) => element !== list?.children[i])) list?.append(...wanted);
  }

  #count(shown: number) {
    const count = this.#one('[data-count]');
    const locale = document.documentElement.dataset['locale'] as Locale;
    const { one = '', many = '' } = count.dataset;
    const text = shown === 1 ? one : many;
    count.textContent = text.replace('{n}', formatNumber(shown, locale));
  }

  #offerHelp(needed: boolean, query: string) {
    const help = this.#one('[data-no-match]');
    help.hidden = !needed;
    if (!needed) return;
    for (const [part, template] of [
      ['[data-part="message"]', query ? help.dataset['message'] : help.dataset['messagePlain']],
      ['[data-part="asked"]', query ? help.dataset['asked'] : help.dataset['askedPlain']],
    ] as const)
      this.#one(part).textContent = (template ?? '').replace('{query}', () => query);
    const link = this.#one<HTMLAnchorElement>('a[data-ask]');
    const href = (query ? help.dataset['href'] : help.dataset['hrefPlain']) ?? '';
    link.href = href.replace('%7Bquery%7D', () => encodeURIComponent(query));
  }
}

const isPressed = (chip: HTMLElement) => chip.getAttribute('aria-pressed') === 'true';

/** Stores the search in the query string: a link shares it, and Back restores it. */
function keepInAddress(query: string, chips: readonly string[]) {
  const address = new URL(location.href);
  if (query) address.searchParams.set('q', query);
  else address.searchParams.delete('q');
  address.searchParams.delete(CHIP);
  for (const chip of chips) address.searchParams.append(CHIP, chip);
  history.replaceState(history.state, '', address);
}
