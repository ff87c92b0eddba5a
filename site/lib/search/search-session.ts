import type { Locale } from '#model/kit/locales.ts';
import { find, LONGEST_QUERY, type Found } from '#model/search/find.ts';
import { queryOf, resultsHtml, statusOf } from '#model/search/result-html.ts';
import { keepTyped } from '../browser/keep-typed.ts';
import { publishedIndex } from './published-index.ts';

const IN_DIALOG = 8;
const ON_PAGE = 30;
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Searches while somebody types, in one search box. */
export class SearchSession {
  readonly #box: HTMLElement;
  readonly #dialog: HTMLDialogElement | null;
  readonly #input: HTMLInputElement;
  readonly #list: HTMLElement;
  readonly #locale = document.documentElement.dataset['locale'] as Locale;
  readonly #files = publishedIndex(this.#locale);
  #asked = '';
  /** Whose results are in the list. */
  #shown = '';
  /** Keys pressed while a search runs: they are about its results, not the ones still in sight. */
  #keys: string[] = [];
  /** The option that the arrow keys are at; -1 for none. */
  #active = -1;

  constructor(box: HTMLElement) {
    this.#box = box;
    this.#dialog = box.closest('dialog');
    this.#input = box.querySelector('input')!;
    this.#list = this.#part('results');
    this.#input.addEventListener('input', () => void this.#search());
    if (this.#dialog) {
      this.#input.addEventListener('keydown', (event) => this.#move(event));
      this.#dialog.addEventListener('close', () => this.#clear());
    }
    void this.#search();
  }

  #part<E extends HTMLElement>(name: string): E {
    return this.#box.querySelector<E>(`[data-${name}]`)!;
  }

  get #options() {
    return [...this.#list.querySelectorAll<HTMLElement>('[role="option"]')];
  }

  async #search(): Promise<void> {
    keepTyped(this.#input);
    const query = queryOf(this.#input.value, LONGEST_QUERY);
    if (query === this.#asked) return;
    this.#asked = query;
    this.#keys = [];
    this.#activate(-1);
    if (query === '') return this.#show(undefined);
    try {
      const found = await find(query, this.#files, this.#dialog ? IN_DIALOG : ON_PAGE);
      // Somebody went on typing.
      if (query === this.#asked) this.#show(found);
    } catch {
      if (query !== this.#asked) return;
      this.#asked = '';
      this.#show(undefined, this.#box.dataset['failed']);
    }
  }

  #show(found: Found | undefined, failure = ''): void {
    const status = this.#part('status');
    const { one = '', many = '', none = '', best = '' } = status.dataset;
    const query = this.#asked;
    this.#shown = query;
    status.textContent = found
      ? statusOf({ one, many, none, best }, found, query, this.#locale)
      : failure;
    const results = found?.results ?? [];
    this.#list.innerHTML = this.#dialog
      ? resultsHtml(results, this.#locale, optionId)
      : resultsHtml(results, this.#locale);
    this.#part('empty').hidden = found?.total !== 0;
    this.#activate(-1);
    if (!this.#dialog) return this.#keepInAddress(query);
    this.#input.setAttribute('aria-expanded', String(results.length > 0));
    const all = this.#part<HTMLAnchorElement>('all');
    all.hidden = (found?.total ?? 0) <= results.length;
    all.search = new URLSearchParams({ q: query }).toString();
    this.#press();
  }

  /** The page of the search is shared and found again by its address. */
  #keepInAddress(query: string): void {
    const address = new URL(location.href);
    if (query) address.searchParams.set('q', query);
    else address.searchParams.delete('q');
    history.replaceState(history.state, '', address);
  }

  #move(event: KeyboardEvent): void {
    // Enter ends a word in an input method: it chooses nothing.
    if (event.isComposing) return;
    // A field of a search would only be emptied.
    if (event.key === 'Escape') {
      event.preventDefault();
      this.#dialog?.close();
    }
    const chooses = event.key === 'Enter' && (this.#active >= 0 || this.#keys.length > 0);
    if (!chooses && !(event.key in STEPS)) return;
    event.preventDefault();
    this.#keys.push(event.key);
    if (this.#shown === this.#asked) this.#press();
  }

  #press(): void {
    const count = this.#options.length;
    for (const key of this.#keys.splice(0)) {
      if (key === 'Enter') this.#options[this.#active]?.click();
      // Beyond either end is the field itself.
      else this.#activate(((this.#active + 1 + STEPS[key]! + count + 1) % (count + 1)) - 1);
    }
  }

  #activate(at: number): void {
    this.#active = at;
    for (const [each, option] of this.#options.entries()) {
      option.setAttribute('aria-selected', String(each === at));
      if (each === at) option.scrollIntoView({ block: 'nearest' });
    }
    if (at >= 0) this.#input.setAttribute('aria-activedescendant', optionId(at));
    else this.#input.removeAttribute('aria-activedescendant');
  }

  #clear(): void {
    this.#input.value = '';
    void this.#search();
  }
}

const optionId = (at: number) => `search-option-${at}`;
