import type { Column } from '#model/kit/entity.ts';
import { MarkedPictures } from '../history/marked-pictures.tsx';
import { isPictures } from '../images/pictures.tsx';
import type { DraftValue } from './codecs.ts';
import { draftText, picturesIn } from './draft-text.ts';

/** A draft value to look at: pictures as such, anything else as text; a dash for nothing. */
export function ShownDraft({ column, draft }: { column: Column; draft: DraftValue }) {
  if (!isPictures(column)) return draftText(column.field.kind, draft) || '—';
  const pieces = picturesIn(String(draft)).map((src) => ({ src, in: 'both' }) as const);
  return <MarkedPictures column={column} pieces={pieces} />;
}
