import type { Column } from '#model/kit/entity.ts';
import { Minus, Plus } from 'lucide-react';
import { Picture } from '../images/pictures.tsx';
import type { Piece } from './words.ts';

interface MarkedPicturesProps {
  column: Column;
  pieces: readonly { src: string; in: Piece['in'] }[];
  only?: 'older' | 'newer';
}

/** Pictures with those that went and those that came marked, by a sign and in their names. */
export function MarkedPictures({ column, pieces, only }: MarkedPicturesProps) {
  const { label } = column.field;
  const shown = pieces.filter(
    (piece) => only === undefined || piece.in === 'both' || piece.in === only,
  );
  if (shown.length === 0) return <span className="text-text">—</span>;
  return (
    <span className="flex flex-wrap gap-1.5 py-1">
      {numbered(shown).map(({ src, in: where, key, name }) =>
        where === 'both' ? (
          <Picture key={key} src={src} alt={`${label}${name}`} />
        ) : where === 'older' ? (
          <del key={key} className="relative inline-flex rounded-lg outline-2 outline-bad">
            <Picture src={src} alt={`${label}${name}, removed`} className="opacity-60" />
            <Minus aria-hidden className={`${SIGN} bg-bad`} />
          </del>
        ) : (
          <ins key={key} className="relative inline-flex rounded-lg outline-2 outline-good">
            <Picture src={src} alt={`${label}${name}, added`} />
            <Plus aria-hidden className={`${SIGN} bg-good`} />
          </ins>
        ),
      )}
    </span>
  );
}

const SIGN = 'absolute end-0.5 top-0.5 size-4 rounded-full p-0.5 text-raised';

/** With the place of each among those that are shown: a picture may stand there twice. */
const numbered = (pieces: MarkedPicturesProps['pieces']) =>
  pieces.map((piece, place) => ({
    ...piece,
    key: `${place} ${piece.src}`,
    name: pieces.length === 1 ? '' : ` ${place + 1} of ${pieces.length}`,
  }));
