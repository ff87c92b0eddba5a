import type { Locale } from '#model/kit/locales.ts';
import { formatNumber } from '#model/format/money.ts';
import { findVisas, type Findable } from './visa-filter.ts';

const LONGEST_QUERY = 80;

interface Card extends Findable {
  element: HTMLElement;
}

/** Shows those of the prebuilt cards that are searched for. Without a script all of them stay. */
export class VisaSearch extends HTMLElement {
  /** In the order of the page. */
  #cards: readonly Card[] = [];

  connectedCallback() {
    this.#cards = [...this.querySelectorAll<HTMLElement>('[data-words]')].map((element) => {
      const { words = '', places = '', chips = '' } = element.dataset;
      return { element, words, places, chips: chips.split(' ') };
    });
    const form = this.#one<HTMLFormElement>('form');
    const input = this.#one<HTMLInputElement>('input');
    input.value = new URLSearchParams(location.search).get('q') ?? '';
    input.addEventListener('input', () => this.#show());
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#show();
      this.#one('[data-count]').scrollIntoView({ block: 'start' });
    });
    for (const chip of this.#chips)
      chip.addEventListener('click', () => {
        chip.setAttribute('aria-pressed', String(!isPressed(chip)));
        this.#show();
      });
    this.#one('[data-clear]').addEventListener('click', () => {
      input.value = '';
      for (const chip of this.#chips) chip.setAttribute('aria-pressed', 'false');
      this.#show();
      input.focus();
    });
    if (input.value) this.#show();
  }

  get #chips() {
    return [...this.querySelectorAll<HTMLButtonElement>('button[data-chip]')];
  }

  #one<E extends HTMLElement>(selector: string): E {
    return this.querySelector<E>(selector)!;
  }

  #show() {
    const query = this.#one<HTMLInputElement>('input').value.trim().slice(0, LONGEST_QUERY);
    const pressed = this.#chips.filter(isPressed).map((chip) => chip.dataset['chip']!);
    const found = findVisas(this.#cards, { query, chips: new Set(pressed) });
    this.#arrange(found);
    this.#count(found.length);
    this.#offerHelp(found.length === 0, query);
    keepInAddress(query);
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
    const locale = document.documentElement.lang as Locale;
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
function keepInAddress(query: string) {
  const address = new URL(location.href);
  if (query) address.searchParams.set('q', query);
  else address.searchParams.delete('q');
  history.replaceState(history.state, '', address);
}
