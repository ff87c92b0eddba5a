import type { EntityName } from '#model/entities/index.ts';
import { failureOf } from '../client/api-error.ts';
import { useRetry } from '../client/use-retry.ts';
import { Button } from '../ui/button.tsx';
import { notify } from '../ui/toast.tsx';
import { DraftBadge } from './draft-badge.tsx';
import { PublishBadge } from './publish-badge.tsx';
import { useRecordStatus, type SavedRecord } from './use-record-status.ts';

interface RecordPublishBadgeProps {
  entity: EntityName;
  record: SavedRecord;
  title: string;
}

/** Whether the site shows the record as it was last saved; where it does not, another try. And its draft. */
export function RecordPublishBadge({ entity, record, title }: RecordPublishBadgeProps) {
  const standing = useRecordStatus(entity, record);
  const { isBusy, again } = useRetry();
  if (!standing) return <DraftBadge entity={entity} id={record.id} />;
  const retry = () =>
    again({ entity, id: record.id }).catch((error: unknown) =>
      notify.error(...failureOf(error, 'Failed to publish again')),
    );
  return (
    <>
      <PublishBadge {...standing}>
        <Button
          busy={isBusy}
          onClick={retry}
          aria-label={`Retry ${title}`}
          className="lg:min-h-8! px-3.5!"
        >
          Retry
        </Button>
      </PublishBadge>
      <DraftBadge entity={entity} id={record.id} />
    </>
  );
}
