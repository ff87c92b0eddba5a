import { readPublished } from '../browser/read-published.ts';

const rowsOf = (root: ParentNode) => [
  ...root.querySelectorAll<HTMLTableRowElement>('table tr[data-row]'),
];
const headsOf = (root: ParentNode) => [
  ...root.querySelectorAll<HTMLElement>('thead [data-package]'),
];

/** Heads that span a whole row: as wide as what is shown, or the table would keep room for the rest. */
const groupsOf = (root: ParentNode) =>
  root.querySelectorAll<HTMLTableCellElement>('[scope="rowgroup"]');

/** Whether a package has a column. */
export const isShown = (root: ParentNode, id: string): boolean =>
  headsOf(root).some((head) => head.dataset['package'] === id);

/** Stands in a cell of which nothing is known. */
const NOTHING = '–';

/** Shows the columns of these packages, of all where there is none; says how many those are. */
export function showColumns(root: HTMLElement, ids: readonly string[]): number {
  const kept = headsOf(root).map(
    ({ dataset }) => ids.length === 0 || ids.includes(dataset['package']!),
  );
  for (const row of rowsOf(root)) {
    const cells = [...row.cells].slice(1);
    for (const [i, cell] of cells.entries()) cell.hidden = !kept[i];
    if (row.parentElement!.tagName === 'TBODY')
      mark(
        row,
        cells.filter((_, i) => kept[i]),
      );
  }
  const shown = kept.filter(Boolean).length;
  for (const group of groupsOf(root)) group.colSpan = shown + 1;
  for (const button of root.querySelectorAll<HTMLElement>('[data-leaves]'))
    button.hidden = ids.length === 0;
  return shown;
}

/** Says of a row whether what is shown of it differs; one of which nothing is known is left out. */
function mark(row: HTMLElement, cells: readonly HTMLElement[]): void {
  const texts = cells.map((cell) => cell.textContent.trim());
  row.hidden = texts.every((text) => text === NOTHING);
  row.dataset['differs'] = String(new Set(texts).size > 1);
}

/** Fetches columns of packages that are on other pages; false where one of those cannot be had. */
export async function loadMissing(root: HTMLElement, ids: readonly string[]): Promise<boolean> {
  const others = (root.dataset['others'] ?? '').split(' ').filter(Boolean);
  for (const path of others) {
    const missing = ids.filter((id) => !isShown(root, id));
    if (missing.length === 0) break;
    const page = await pageAt(path);
    if (!page) return false;
    for (const id of missing) addColumn(root, page, id);
  }
  return true;
}

async function pageAt(path: string): Promise<Document | undefined> {
  try {
    const answer = await readPublished(path);
    if (!answer.ok) return undefined;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    // A network that wants a sign-in answers with a page of its own.
    return headsOf(page).length > 0 ? page : undefined;
  } catch {
    return undefined;
  }
}

/** Every page has the same rows in the same order. */
function addColumn(root: HTMLElement, from: Document, id: string): void {
  const head = headsOf(from).find(({ dataset }) => dataset['package'] === id);
  // Two choices in a row may have fetched the same page.
  if (!head || isShown(root, id)) return;
  const at = (head as HTMLTableCellElement).cellIndex;
  const cells = rowsOf(from).map(({ cells: own }) => own[at]);
  for (const [i, row] of rowsOf(root).entries())
    if (cells[i]) row.append(document.importNode(cells[i], true));
  const box = from.querySelector(`input[value="${id}"]`)?.closest('label');
  if (box) root.querySelector('fieldset')?.append(document.importNode(box, true));
}
