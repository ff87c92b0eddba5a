import { formatMoment } from '#model/format/dates.ts';
import type { Column } from '#model/kit/entity.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { nameOf } from '../widgets/control-props.ts';
import { Difference as Marked } from '../history/difference.tsx';
import { isPictures } from '../images/pictures.tsx';
import type { DraftValue } from './codecs.ts';
import type { FormValues } from './draft.ts';
import { draftText } from './draft-text.ts';
import type { DraftOffer } from './use-draft-offer.ts';

interface LocalDraftNoticeProps {
  offer: DraftOffer;
  start: FormValues;
  onDiscard: () => void;
}

/** Offers a stored draft, where there is one. */
export function LocalDraftNotice({ offer, start, onDiscard }: LocalDraftNoticeProps) {
  const { draft, differences, isOlder, bringBack } = offer;
  if (!draft) return null;
  return (
    <Notice
      tone="wait"
      role="status"
      actions={
        <>
          <Button onClick={bringBack}>Bring it back</Button>
          <Button look="quiet" onClick={onDiscard}>
            Discard
          </Button>
        </>
      }
    >
      <p>
        What you typed on {formatMoment(new Date(draft.keptAt).toISOString(), 'en')} was not saved.
        It is kept on this device.
        {isOlder && ' The record was saved anew since then: you choose field by field.'}
      </p>
      <dl className="mt-2 max-h-40 space-y-1 overflow-y-auto overscroll-contain">
        {differences.map(({ column }) => (
          <div key={column.name} className="sm:flex sm:gap-2">
            <dt className="font-semibold whitespace-nowrap">{nameOf(column)}</dt>
            <dd lang={column.twinOf === null ? 'en' : 'bn'} className="min-w-0">
              <Change
                column={column}
                older={start[column.name]!}
                newer={draft.values[column.name]!}
              />
            </dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}

interface ChangeProps {
  column: Column;
  older: DraftValue;
  newer: DraftValue;
}

function Change({ column, older, newer }: ChangeProps) {
  if (isPictures(column)) return <Marked {...{ column, older, newer }} short />;
  const [before, after] = [older, newer].map((each) =>
    shortened(draftText(column.field.kind, each)),
  );
  return (
    <>
      <del className="text-soft">{before}</del>
      <span aria-hidden> → </span>
      <ins className="no-underline">{after}</ins>
    </>
  );
}

const LONGEST = 120;

const shortened = (text: string) =>
  text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text || '—';
