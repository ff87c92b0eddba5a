import { itemOf } from '#model/catalogue/items.ts';
import { formatNumber } from '#model/format/money.ts';
import type { Locale } from '#model/kit/locales.ts';
import { localPath, paths } from '#model/routes/paths.ts';
import { placeOfRecord, type Row, type Rows } from '#model/search/shards.ts';
import { showChosen } from '../compare/comparing.ts';
import { publishedIndex } from '../search/published-index.ts';
import type { SavedKind } from './saved-items.ts';
import { forget, savedHere } from './saving.ts';

/** File of the published site that names the records of a kind. */
const SOURCES = {
  'tour-package': { list: 'tours', pathOf: paths.tour },
  'umrah-package': { list: 'umrah', pathOf: paths.umrahPackage },
} as const satisfies Record<SavedKind, { list: string; pathOf: (id: string) => string }>;

interface Entry {
  key: string;
  kind: SavedKind;
  id: string;
  label: string;
  row: Row;
}

const locale = document.documentElement.dataset['locale'] as Locale;
const files = publishedIndex(locale);
let turn = 0;

/** Lists what is saved as it is published now; what is published no longer falls out, and is said to. */
export async function listSaved(root: HTMLElement): Promise<void> {
  const own = ++turn;
  const keys = savedHere();
  if (keys.length > 0) part(root, 'none').hidden = true;
  const found = await Promise.all(keys.map(entryOf)).catch(() => undefined);
  // Another tab changed the list meanwhile.
  if (own !== turn) return;
  part(root, 'failed').hidden = found !== undefined;
  if (!found) return;
  const entries = found.filter((each) => each !== undefined);
  const gone = keys.filter((_, i) => found[i] === undefined);
  if (gone.length > 0) {
    forget(gone);
    say(root, 'gone', counted(part(root, 'gone'), gone.length));
  }
  showEntries(root, entries);
}

/** Undefined where it is no longer published; throws where nobody could say. */
async function entryOf(key: string): Promise<Entry | undefined> {
  const { kind, id } = itemOf(key) as { kind: SavedKind; id: string };
  const { list, pathOf } = SOURCES[kind];
  const { parts } = await partOf(list, 0);
  const rows = await partOf(list, placeOfRecord(kind, id) % parts);
  // The list is being divided anew: what is not in this part may be in another.
  if (rows.parts !== parts) throw new Error(`${list}: ${parts} parts, and ${rows.parts}`);
  const row = rows.rows.find(([, , path]) => path === pathOf(id));
  return row && { key, kind, id, label: rows.label, row };
}

async function partOf(list: 'tours' | 'umrah', number: number): Promise<Rows> {
  const rows = await files.rows(list, number);
  if (!rows) throw new Error(`No part ${number} of ${list}`);
  return rows;
}

function showEntries(root: HTMLElement, entries: readonly Entry[]): void {
  const list = root.querySelector('ul')!;
  const template = root.querySelector<HTMLTemplateElement>('template')!;
  list.replaceChildren(
    ...entries.map((entry) => {
      const item = document.importNode(template.content, true).firstElementChild as HTMLElement;
      fill(item, entry);
      item.querySelector('[data-remove]')!.addEventListener('click', () => {
        const at = [...list.children].indexOf(item);
        forget([entry.key]);
        void listSaved(root).then(() => focusNear(root, at));
      });
      return item;
    }),
  );
  part(root, 'none').hidden = entries.length > 0;
  part(root, 'some').hidden = entries.length === 0;
  say(root, 'count', entries.length === 0 ? '' : counted(part(root, 'count'), entries.length));
  void showChosen();
}

function fill(item: HTMLElement, { kind, id, label, row: [, title, path, about, lang] }: Entry) {
  const link = item.querySelector('a')!;
  link.href = localPath(locale, path);
  link.textContent = title;
  if (lang) link.lang = lang;
  part(item, 'kind').textContent = label;
  part(item, 'about').textContent = about;
  const remove = part(item, 'remove');
  remove.setAttribute(
    'aria-label',
    remove.dataset['remove']!.replace('{name}', () => title),
  );
  const box = item.querySelector('input')!;
  if (kind === 'umrah-package') {
    box.value = id;
    box.setAttribute(
      'aria-label',
      box.getAttribute('aria-label')!.replace('{name}', () => title),
    );
  } else box.closest('label')!.remove();
}

/** The button that is at the place of the one pressed; the heading where none is left. */
function focusNear(root: HTMLElement, at: number): void {
  const buttons = [...root.querySelectorAll<HTMLElement>('ul [data-remove]')];
  const near = buttons[Math.min(at, buttons.length - 1)];
  (near ?? document.querySelector<HTMLElement>('h1'))?.focus();
}

const part = (root: ParentNode, name: string) => root.querySelector<HTMLElement>(`[data-${name}]`)!;

function counted({ dataset }: HTMLElement, count: number): string {
  const { one = '', many = '' } = dataset;
  return (count === 1 ? one : many).replace('{n}', formatNumber(count, locale));
}

function say(root: HTMLElement, name: string, text: string): void {
  const line = part(root, name);
  if (line.textContent !== text) line.textContent = text;
}
