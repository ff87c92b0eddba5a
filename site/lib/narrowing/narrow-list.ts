import { facet, facetsIn, narrow, SORTS, type Facets } from '#model/catalogue/narrowing.ts';
import type { Locale } from '#model/kit/locales.ts';
import { formatNumber } from '#model/format/money.ts';
import { CARDS_ADDED } from './cards-added.ts';
import { keepPlace, restorePlace } from '../browser/place-in-list.ts';
import { readPublished } from '../browser/read-published.ts';

interface Card extends Facets {
  element: HTMLElement;
}

const CARD = 'li[data-facets]';
const SORT = 'sort';

const cardsIn = (root: ParentNode): Card[] =>
  [...root.querySelectorAll<HTMLElement>(CARD)].map((element) => ({
    ...facetsIn(element.dataset),
    element,
  }));

/** Shows those of the prebuilt cards that are chosen, in the chosen order; the address has both. */
export function narrowList(root: HTMLElement): void {
  const one = <E extends HTMLElement>(selector: string) => root.querySelector<E>(selector)!;
  const form = one<HTMLFormElement>('form');
  const list = one(CARD).parentElement!;
  const selects = [...form.querySelectorAll('select')];
  /** Of the page itself. */
  const own = cardsIn(list);
  let cards: readonly Card[] = own;
  let more = (root.dataset['more'] ?? '').split(' ').filter(Boolean);
  let shown = 0;

  /** Of a list in several pages, the cards of the others come when they are first needed. */
  async function loadMore() {
    const pages = await Promise.all(more.map(cardsOfPage));
    if (more.length === 0) return;
    more = [];
    const others = pages.flat().map((card) => ({
      ...card,
      element: document.importNode(card.element, true),
    }));
    list.append(...others.map(({ element }) => element));
    cards = [...own, ...others];
    dispatchEvent(new Event(CARDS_ADDED));
  }

  async function show() {
    const turn = ++shown;
    const chosen = selects.filter(({ value }) => value !== '');
    const isComplete =
      chosen.length === 0 ||
      (await loadMore().then(
        () => true,
        () => false,
      ));
    if (turn !== shown) return;
    const sort = SORTS.find((each) =>
      chosen.some(({ name, value }) => name === SORT && value === each),
    );
    const facets = chosen
      .filter(({ name }) => name !== SORT)
      .map(({ name, value }) => facet(name, value));
    const found = chosen.length === 0 ? own : narrow(cards, { facets, sort });
    arrange(found);
    const all = chosen.length === 0 ? Number(root.dataset['total']) : found.length;
    say(isComplete ? all : undefined, facets.length);
  }

  const inOrder = () =>
    cardsIn(list)
      .map(({ element }) => element)
      .filter(({ hidden }) => !hidden);

  function arrange(found: readonly Card[]) {
    const kept = new Set(found);
    for (const card of cards) card.element.hidden = !kept.has(card);
    const wanted = [...found, ...cards.filter((card) => !kept.has(card))];
    if (wanted.some(({ element }, i) => element !== list.children[i]))
      list.append(...wanted.map(({ element }) => element));
  }

  /** `count`: undefined where cards of other pages are missing. */
  function say(count: number | undefined, filters: number) {
    const status = one('[role="status"]');
    const text = countWords(status.dataset, count);
    // Written once a change, and not where it says so already: it is read aloud.
    if (status.textContent !== text) status.textContent = text;
    one('[data-none]').hidden = count !== 0;
    const badge = one('[data-chosen]');
    badge.hidden = filters === 0;
    badge.textContent = formatNumber(filters, document.documentElement.dataset['locale'] as Locale);
    const isWhole = selects.every(({ value }) => value === '');
    for (const each of root.querySelectorAll<HTMLElement>('[data-whole]')) each.hidden = !isWhole;
  }

  function fillFromAddress() {
    const asked = new URLSearchParams(location.search);
    for (const select of selects) {
      select.value = asked.get(select.name) ?? '';
      // A value that nothing has any more is no choice.
      if (select.selectedIndex < 0) select.value = '';
    }
  }

  function keepInAddress() {
    const address = new URL(location.href);
    for (const { name, value } of selects)
      if (value === '') address.searchParams.delete(name);
      else address.searchParams.set(name, value);
    if (address.href !== location.href) history.pushState(history.state, '', address);
  }

  const change = () => {
    keepInAddress();
    void show();
  };

  form.addEventListener('change', change);
  for (const button of root.querySelectorAll('[data-all]'))
    button.addEventListener('click', () => {
      for (const select of selects) select.value = '';
      change();
      (one('summary').getClientRects().length > 0 ? one('summary') : selects[0])?.focus();
    });
  window.addEventListener('popstate', () => {
    fillFromAddress();
    void show();
  });
  // Safari resets the form of a page that comes back from its memory, in a task after this event, and
  // leaves the list as it is.
  window.addEventListener('pageshow', ({ persisted }) => persisted && setTimeout(fillFromAddress));
  // A choice that was made before this script came stays; else the address says what is chosen.
  if (selects.every(({ value }) => value === '')) {
    fillFromAddress();
    if (selects.some(({ value }) => value !== '')) void show().then(() => restorePlace(inOrder()));
  } else change();
  keepPlace(inOrder);
}

function countWords(texts: DOMStringMap, count: number | undefined): string {
  const { one = '', many = '', nothing = '', failed = '' } = texts;
  if (count === undefined) return failed;
  if (count === 0) return nothing;
  const number = formatNumber(count, document.documentElement.dataset['locale'] as Locale);
  return (count === 1 ? one : many).replace('{n}', number);
}

async function cardsOfPage(path: string): Promise<Card[]> {
  const answer = await readPublished(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const found = cardsIn(new DOMParser().parseFromString(await answer.text(), 'text/html'));
  // A network that wants a sign-in answers with a page of its own.
  if (found.length === 0) throw new Error(`${path}: no cards`);
  return found;
}
