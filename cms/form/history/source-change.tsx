import type { Column } from '#model/kit/entity.ts';
import { MarkedText } from './marked-text.tsx';
import { valueText } from './sentence.ts';
import { differenceOf, elided } from './words.ts';

interface SourceChangeProps {
  column: Column;
  /** Text for which the translation was right; without it nothing is marked. */
  from?: unknown;
  to: unknown;
  short?: boolean;
}

/** A text with what changed in it, word by word. */
export function SourceChange({ column, from = null, to, short = false }: SourceChangeProps) {
  const now = valueText(column, to);
  const before = from === null ? now : valueText(column, from);
  const pieces = differenceOf(before, now, column.twinOf === null ? 'en' : 'bn');
  return <MarkedText column={column} pieces={short ? elided(pieces) : pieces} short={short} />;
}
