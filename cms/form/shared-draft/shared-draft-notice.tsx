import type { Entity } from '#model/kit/entity.ts';
import { formatMoment } from '#model/format/dates.ts';
import { useState } from 'react';
import type { SharedDraft } from '../../client/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { FormValues } from '../draft/draft.ts';
import { changedIn, DraftDifferences } from './draft-differences.tsx';

interface SharedDraftNoticeProps {
  entity: Entity;
  draft: SharedDraft;
  published: FormValues;
  /** Values in the form. */
  values: () => FormValues;
  onDiscard: () => void;
  onCallOff: () => void;
}

/** Says that the form shows a draft, whose it is, and what is to become of it. */
export function SharedDraftNotice(props: SharedDraftNoticeProps) {
  const { entity, draft, published, values, onDiscard, onCallOff } = props;
  const [compared, setCompared] = useState<FormValues | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { saved_by, saved_at, publish_at, refusal } = draft;
  const isPlanned = publish_at !== null && refusal === null;
  return (
    <Notice
      tone={refusal === null ? 'wait' : 'bad'}
      role={refusal === null ? 'status' : 'alert'}
      actions={
        <>
          <Button onClick={() => setCompared(values())}>Compare</Button>
          {isPlanned && <Button onClick={onCallOff}>Call it off</Button>}
          <Button look="quiet" onClick={() => setAsking(true)}>
            Discard draft
          </Button>
        </>
      }
    >
      <p className="font-semibold">You see a draft. Visitors see what is published.</p>
      <p>
        {saved_by ?? 'Somebody'} saved it on {formatMoment(saved_at, 'en')}. All staff see it.
      </p>
      {isPlanned && <p>It goes live on {formatMoment(publish_at, 'en')}, by itself.</p>}
      {refusal !== null && publish_at !== null && (
        <p>
          It did not go live on {formatMoment(publish_at, 'en')}: {refusal}. It stays a draft until
          somebody publishes it.
        </p>
      )}
      <Confirm
        wide
        open={compared !== null}
        onClose={() => setCompared(null)}
        title="What is published, and the draft"
        actions={<Button onClick={() => setCompared(null)}>Close</Button>}
      >
        {compared && <Compared entity={entity} published={published} values={compared} />}
      </Confirm>
      <Confirm
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Discard this draft?"
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Keep it</Button>
            <Button
              look="danger"
              onClick={() => {
                setAsking(false);
                onDiscard();
              }}
            >
              Discard draft
            </Button>
          </>
        }
      >
        <p>It is gone for all staff. What is published stays as it is.</p>
      </Confirm>
    </Notice>
  );
}

function Compared(props: { entity: Entity; published: FormValues; values: FormValues }) {
  const { entity, published, values } = props;
  const columns = changedIn(entity, published, values);
  if (columns.length === 0) return <p>There is no difference between the two.</p>;
  return <DraftDifferences columns={columns} published={published} values={values} />;
}
