import type { Locale } from '#model/kit/locales.ts';
import { graphemeCount } from '#model/text/graphemes.ts';
import { diffArrays } from 'diff';

/** A run of text that both versions have, or the older or the newer alone. */
export interface Piece {
  text: string;
  in: 'both' | 'older' | 'newer';
}

/** Edits after which two texts are taken for different ones: a diff of thousands helps nobody. */
const MAX_EDITS = 1_500;
/** The part of the clusters of two Bengali words that is the same where one became the other. */
const ALIKE = 0.5;

const segmenters = {
  en: new Intl.Segmenter('en', { granularity: 'word' }),
  bn: new Intl.Segmenter('bn', { granularity: 'word' }),
};
const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' });

/**
 * How a text became another, by words. In a Bengali word that changed, by grapheme clusters: what is
 * marked is a letter with its signs, and no sign is torn off its letter.
 */
export function differenceOf(older: string, newer: string, locale: Locale): Piece[] {
  const pieces = piecesOf(older, newer, segmenters[locale]);
  return locale === 'en' ? pieces : joined(pieces.flatMap(refined));
}

function piecesOf(older: string, newer: string, segmenter: Intl.Segmenter): Piece[] {
  const [from, to] = [older, newer].map((text) =>
    Array.from(segmenter.segment(text), ({ segment }) => segment),
  ) as [string[], string[]];
  const found = diffArrays(from, to, { maxEditLength: MAX_EDITS });
  const whole: Piece[] = [
    { text: older, in: 'older' },
    { text: newer, in: 'newer' },
  ];
  if (!found) return whole.filter(({ text }) => text !== '');
  return found.map(({ value, added, removed }) => ({
    text: value.join(''),
    in: added ? 'newer' : removed ? 'older' : 'both',
  }));
}

/** A replaced piece, by clusters, where it is much the same; asked at the older half of the pair. */
function refined(piece: Piece, place: number, pieces: readonly Piece[]): Piece[] {
  const isPair = (one?: Piece, two?: Piece) => one?.in === 'older' && two?.in === 'newer';
  const next = pieces[place + 1];
  if (isPair(pieces[place - 1], piece) && byClusters(pieces[place - 1]!, piece)) return [];
  return (isPair(piece, next) && byClusters(piece, next!)) || [piece];
}

function byClusters({ text: older }: Piece, { text: newer }: Piece): Piece[] | undefined {
  const pieces = piecesOf(older, newer, graphemes);
  const same = pieces.filter((piece) => piece.in === 'both').map(({ text }) => graphemeCount(text));
  const longer = Math.max(graphemeCount(older), graphemeCount(newer));
  return same.reduce((sum, count) => sum + count, 0) >= ALIKE * longer ? pieces : undefined;
}

/** Letters that are left on either side of what differs. */
const CONTEXT = 60;

/** Without the middle of what is long and the same, cut between words. */
export const elided = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece) => {
    if (piece.in !== 'both' || piece.text.length <= 3 * CONTEXT) return piece;
    const start = piece.text.slice(0, CONTEXT).replace(/\S+$/, '');
    const end = piece.text.slice(-CONTEXT).replace(/^\S+/, '');
    return { ...piece, text: `${start}…${end}` };
  });

/** Neighbours of one kind as one piece. */
function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (last?.in === piece.in) last.text += piece.text;
    else all.push({ ...piece });
  }
  return all;
}
