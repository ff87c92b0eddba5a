import type { Column } from '#model/kit/entity.ts';
import { diffArrays } from 'diff';
import type { DraftValue } from '../draft/codecs.ts';
import { draftText, picturesIn } from '../draft/draft-text.ts';
import { isPictures } from '../images/pictures.tsx';
import { MarkedPictures } from './marked-pictures.tsx';
import { MarkedText } from './marked-text.tsx';
import { differenceOf, elided } from './words.ts';

interface DifferenceProps {
  column: Column;
  older: DraftValue;
  newer: DraftValue;
  /** One version alone, beside the other; else both in one. */
  only?: 'older' | 'newer';
  /** Without what is long, or many, and the same in both. */
  short?: boolean;
}

/** How a value became another, marked: pictures as such, anything else by its words. */
export function Difference({ column, older, newer, only, short = false }: DifferenceProps) {
  const shown = only === undefined ? { column } : { column, only };
  if (isPictures(column)) {
    const [before, after] = [older, newer].map((each) => picturesIn(String(each)));
    const runs = diffArrays(before!, after!);
    const pieces = runs.flatMap(({ value, added, removed }) => {
      const where = added ? 'newer' : removed ? 'older' : 'both';
      return where === 'both' && short ? [] : value.map((src) => ({ src, in: where }) as const);
    });
    return <MarkedPictures {...shown} pieces={pieces} />;
  }
  const [before, after] = [older, newer].map((each) => draftText(column.field.kind, each) || '—');
  const pieces = differenceOf(before!, after!, column.twinOf === null ? 'en' : 'bn');
  return <MarkedText {...shown} pieces={short ? elided(pieces) : pieces} short={short} />;
}
