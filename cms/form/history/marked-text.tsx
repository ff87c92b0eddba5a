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

/** A text with what went and what came marked, by more than colour. */
export const MarkedText = ({ column, pieces, only, short = false }: MarkedTextProps) => (
  <p
    lang={column.twinOf === null ? 'en' : 'bn'}
    dir="auto"
    className={classNames(
      '[overflow-wrap:anywhere] whitespace-pre-line text-text',
      short && 'line-clamp-6',
    )}
  >
    {pieces
      .filter((piece) => only === undefined || piece.in === 'both' || piece.in === only)
      .map(({ text, in: where }, place) =>
        where === 'both' ? (
          text
        ) : where === 'older' ? (
          <del key={place} className="rounded-sm bg-bad-soft">
            {text}
          </del>
        ) : (
          <ins
            key={place}
            className="rounded-sm bg-good-soft font-semibold no-underline [del+&]:ms-1"
          >
            {text}
          </ins>
        ),
      )}
  </p>
);
