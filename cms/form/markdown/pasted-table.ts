type Convert = (cell: HTMLElement) => string;

const cellsOf = (row: Element) => [...row.querySelectorAll<HTMLTableCellElement>('td, th')];

/** Columns of data: a table around another one is the layout of a page. */
export function isTable(node: HTMLElement): boolean {
  const rows = [...node.querySelectorAll('tr')];
  const isLayout = node.querySelector('table') !== null;
  return node.nodeName === 'TABLE' && !isLayout && rows.some((row) => cellsOf(row).length > 1);
}

/** The words of a cell on one line, its own lines apart. */
const lineIn = (cell: HTMLElement, convert: Convert) =>
  convert(cell)
    .trim()
    .replaceAll(/^#+ /gm, '')
    .replaceAll(/\s*\n\s*/g, '<br>')
    .replaceAll('|', '\\|');

/** Excel lets long words of one cell reach over its empty neighbours. */
const isOverflow = (cell: Element) =>
  /mso-ignore:\s*colspan/i.test(cell.getAttribute('style') ?? '');

/** Rows of equal columns: a merged cell says its words in each row and column that it covers. */
function gridOf(table: HTMLElement, convert: Convert): string[][] {
  const rows = [...table.querySelectorAll('tr')];
  const grid = rows.map((): string[] => []);
  for (const [top, row] of rows.entries()) {
    let left = 0;
    for (const cell of cellsOf(row)) {
      while (grid[top]![left] !== undefined) left++;
      const words = lineIn(cell, convert);
      const isAlone = cellsOf(row).length === 1 || isOverflow(cell);
      for (const covered of grid.slice(top, top + (cell.rowSpan || rows.length)))
        for (let at = 0; at < cell.colSpan; at++)
          covered[left + at] = at > 0 && isAlone ? '' : words;
    }
  }
  return grid.filter((cells) => cells.some(Boolean));
}

/** The Markdown of a table; its caption, and a title in a row of its own, stand above it. */
export function tableOf(table: HTMLElement, convert: Convert): string {
  const rows = gridOf(table, convert);
  if (rows.length === 0) return '';
  const width = Math.max(...rows.map((cells) => cells.map(Boolean).lastIndexOf(true) + 1));
  const isHead = (cells: readonly string[]) =>
    cells.filter(Boolean).length > 1 || (width === 2 && !cells[0]);
  const begins = Math.max(0, rows.findIndex(isHead));
  const titles = rows.slice(0, begins).map((cells) => cells.join(''));
  const lineOf = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, place) => cells[place] ?? '').join(' | ')} |`;
  const [head = [], ...others] = rows.slice(begins);
  const lines = [lineOf(head), lineOf(Array(width).fill('---')), ...others.map(lineOf)];
  const caption = table.querySelector('caption');
  return [...(caption ? [convert(caption)] : []), ...titles, lines.join('\n')].join('\n\n');
}
