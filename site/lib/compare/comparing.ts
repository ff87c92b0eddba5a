import type { Locale } from '#model/kit/locales.ts';
import { formatNumber } from '#model/format/money.ts';
import { keepPlace, restorePlace } from '../browser/place-in-list.ts';
import { afterChoosing, chosenIn, withChosen } from './chosen.ts';
import { isShown, loadMissing, showColumns } from './columns.ts';

const table = document.querySelector<HTMLElement>('[data-comparing]');
const bar = document.querySelector<HTMLElement>('[data-compare-bar]');
const place = table ?? bar;

const chosen = () => chosenIn(location.search);

/** Whether the first choice that is shown is that of the address, and not one made here. */
let isArriving = chosen().length > 0;
if (place) keepPlace(() => []);

/** Follows a checkbox by which a package is chosen, or is no more. */
export function choose(id: string, isChosen: boolean): void {
  const after = afterChoosing(chosen(), id, isChosen);
  if (after !== 'too many') return chooseThese(after.ids);
  paint(chosen());
  say('note', place?.dataset['most'] ?? '');
}

/** Takes a package out of the table. */
export function leaveOut({ dataset }: HTMLElement): void {
  chooseThese(chosen().filter((id) => id !== dataset['leaves']));
  // The button is gone: the keyboard goes on at the control of the same choice.
  table?.querySelector('summary')?.focus();
}

export const chooseNone = (): void => chooseThese([]);

function chooseThese(ids: readonly string[]): void {
  keepInAddress(ids);
  say('note', '');
  void showChosen();
}

function keepInAddress(ids: readonly string[]): void {
  const { pathname, search } = location;
  history.replaceState(history.state, '', pathname + withChosen(search, ids));
}

/** Shows what the address says is chosen. */
export async function showChosen(): Promise<void> {
  const ids = chosen();
  paint(ids);
  if (table) await compare(table, ids);
  else if (bar) invite(bar, ids);
  if (place && isArriving) restorePlace([]);
  isArriving = false;
}

async function compare(root: HTMLElement, ids: readonly string[]): Promise<void> {
  const isComplete = await loadMissing(root, ids);
  // Somebody chose another meanwhile: that choice is shown.
  if (ids.join() !== chosen().join()) return;
  const here = ids.filter((id) => isShown(root, id));
  const count = showColumns(root, here);
  paint(here);
  const { all = '', one = '', many = '', gone = '', failed = '' } = root.dataset;
  say('said', numbered(here.length === 0 ? all : here.length === 1 ? one : many, count));
  if (here.length === ids.length) return;
  say('note', isComplete ? gone : failed);
  // An address that is shared again names what is there.
  if (isComplete) keepInAddress(here);
}

function invite(root: HTMLElement, ids: readonly string[]): void {
  const { one = '', many = '' } = root.dataset;
  root.querySelector<HTMLAnchorElement>('a')!.search = withChosen('', ids);
  // The choice goes on among the other packages of the list.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-pages] a'))
    link.search = withChosen('', ids);
  root.toggleAttribute('data-any', ids.length > 0);
  say('said', ids.length === 0 ? '' : numbered(ids.length === 1 ? one : many, ids.length));
}

function paint(ids: readonly string[]): void {
  for (const box of document.querySelectorAll<HTMLInputElement>('input[data-take="choose"]'))
    box.checked = ids.includes(box.value);
}

const numbered = (text: string, count: number) =>
  text.replace('{n}', formatNumber(count, document.documentElement.dataset['locale'] as Locale));

/** Written where it changes, and not where it says so already: it is read aloud. */
function say(part: 'said' | 'note', text: string): void {
  const line = place?.querySelector(`[data-${part}]`);
  if (line && line.textContent !== text) line.textContent = text;
}
