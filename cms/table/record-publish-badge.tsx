import type { EntityName } from '#model/entities/index.ts';
import { CircleAlert } from 'lucide-react';
import { failureOf } from '../client/api-error.ts';
import { useRetry } from '../client/use-retry.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { notify } from '../ui/toast.tsx';
import { DraftBadge } from './draft-badge.tsx';
import { PublishBadge } from './publish-badge.tsx';
import { useRecordStatus, type SavedRecord } from './use-record-status.ts';
import type { Visibility } from './visibility.ts';

interface RecordPublishBadgeProps {
  entity: EntityName;
  record: SavedRecord;
  title: string;
  /** In place of what the record itself says. */
  visibility?: Visibility | undefined;
}

/** Whether the site shows the record as it was last saved; where it does not, another try. And its draft. */
export function RecordPublishBadge(props: RecordPublishBadgeProps) {
  const { entity, record, title, visibility } = props;
  const standing = useRecordStatus(entity, record);
  const { isBusy, again } = useRetry();
  const marks = (
    <>
      {record.damaged && (
        <Badge tone="bad">
          <CircleAlert aria-hidden />
          Damaged
        </Badge>
      )}
      <DraftBadge entity={entity} id={record.id} />
    </>
  );
  if (!standing) return marks;
  const retry = () =>
    again({ entity, id: record.id }).catch((error: unknown) =>
      notify.error(...failureOf(error, 'Failed to publish again')),
    );
  return (
    <>
      <PublishBadge {...standing} {...(visibility && { visibility })}>
        <Button
          busy={isBusy}
          onClick={retry}
          aria-label={`Retry ${title}`}
          className="lg:min-h-8! px-3.5!"
        >
          Retry
        </Button>
      </PublishBadge>
      {marks}
    </>
  );
}
