import type { Column } from '#model/kit/entity.ts';
import { classNames } from '../../ui/class-names.ts';
import type { Piece } from './words.ts';

interface MarkedTextProps {
  column: Column;
  pieces: readonly Piece[];
  /** One version alone, beside the other; else both in one. */
  only?: 'older' | 'newer';
  /** A few lines of it. */
  short?: boolean;
}

/** The pieces with the place of each in both texts together, which is its key. */
function placed(pieces: readonly Piece[]) {
  let end = 0;
  return pieces.map((piece) => ({ ...piece, end: (end += piece.text.length) }));
}

/** A text with what went and what came marked, by more than colour. */
export const MarkedText = ({ column, pieces, only, short = false }: MarkedTextProps) => (
  <p
    lang={column.twinOf === null ? 'en' : 'bn'}
    dir="auto"
    className={classNames('whitespace-pre-line text-text', short && 'line-clamp-6')}
  >
    {placed(pieces)
      .filter((piece) => only === undefined || piece.in === 'both' || piece.in === only)
      .map(({ text, in: where, end }) =>
        where === 'both' ? (
          text
        ) : where === 'older' ? (
          <del key={end} className="rounded-sm bg-bad-soft">
            {text}
          </del>
        ) : (
          <ins
            key={end}
            className="rounded-sm bg-good-soft font-semibold no-underline [del+&]:ms-1"
          >
            {text}
          </ins>
        ),
      )}
  </p>
);
