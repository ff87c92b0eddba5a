import type { ClipboardEvent } from 'react';
import { withPlainBreaks } from '../draft/typed-text.ts';
import { insertText } from './insert-text.ts';

const BULLETS = /\s*[•▪◦●‣·]\s+/u;
/** Signs, those of symbol fonts among them, and the letters that Word says for these before a tab. */
const BULLET = String.raw`[•▪◦●‣➢➤►▶■◆❖✦✓✔✅☑\uf020-\uf0ff]\ufe0f?\s*|[·oØ§üvqn]\t`;
const NUMBER = String.raw`\(?(?:[0-9০-৯]{1,2}[.)।](?:\s+|(?=\p{L}))|[a-zক-হ][.)]\s+)`;
const LEADING = new RegExp(String.raw`^\s*(?:${BULLET}|[-*–—]\s+|${NUMBER})\s*`, 'u');
/** A cell in quotes, those in it doubled: spreadsheets copy one so that has lines of its own. */
const CELL = /(?<![^\t\n])"((?:[^"]|"")*)"(?![^\t\n])/g;
const withPlainCells = (text: string) =>
  text.replace(CELL, (whole, cell: string) =>
    cell.includes('\n') ? cell.replaceAll('""', '"') : whole,
  );
const BOLD = /\*\*(.+?)\*\*/g;

/** One entry per line from what was copied elsewhere: without its bullets, dashes and numbers. */
export const linesFrom = (pasted: string): string[] =>
  withPlainCells(withPlainBreaks(pasted).replace(/\r\n?/g, '\n'))
    .split('\n')
    .flatMap((line) => line.split(BULLETS))
    .map((line) => line.replace(LEADING, '').replace(BOLD, '$1').trim())
    .filter(Boolean);

/** Pastes several entries as one line each; a single one is pasted as it is. */
export function onPasteLines(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const pasted = event.clipboardData.getData('text/plain');
  const lines = linesFrom(pasted);
  if (lines.length < 2) return;
  event.preventDefault();
  const { value, selectionStart } = event.currentTarget;
  const begins = selectionStart > 0 && value[selectionStart - 1] !== '\n' ? '\n' : '';
  insertText(event.currentTarget, begins + lines.join('\n'));
}
