import { entityNamed, type EntityName } from '#model/entities/index.ts';
import type { Entity } from '#model/entity.ts';
import { messageFor } from '../client/api-error.ts';
import { useRetry } from '../client/use-retry.ts';
import { Button } from '../ui/button.tsx';
import { notify } from '../ui/toast.tsx';
import { PublishBadge } from './publish-badge.tsx';
import { useRecordState, type SavedRecord } from './use-record-state.ts';
import { visibilityOf } from './visibility.ts';

interface RecordPublishBadgeProps {
  entity: EntityName;
  record: SavedRecord;
  title: string;
}

/** Whether the site shows the record as it was last saved; where it does not, another try. */
export function RecordPublishBadge({ entity, record, title }: RecordPublishBadgeProps) {
  const outcome = useRecordState(entity, record);
  const { isBusy, again } = useRetry();
  if (!outcome) return null;
  const kind = entityNamed(entity) as unknown as Entity;
  const retry = () =>
    again({ entity, id: record.id }).catch((error: unknown) =>
      notify.error(messageFor(error, 'Failed to publish again')),
    );
  return (
    <PublishBadge
      outcome={outcome}
      visibility={visibilityOf(kind, record, new Date().toISOString())}
    >
      <Button
        busy={isBusy}
        onClick={retry}
        aria-label={`Retry ${title}`}
        className="lg:min-h-8! px-3.5!"
      >
        Retry
      </Button>
    </PublishBadge>
  );
}
