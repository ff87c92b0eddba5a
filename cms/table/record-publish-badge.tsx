import type { EntityName } from '#model/entities/index.ts';
import { recordState } from '../client/publishing.ts';
import { usePublishing } from '../client/use-publishing.ts';
import { PublishBadge } from './publish-badge.tsx';

interface RecordPublishBadgeProps {
  entity: EntityName;
  record: { id: string; revision: number };
  /** Whether the public may see the record. */
  shown: boolean;
}

/** Whether the site shows the record as it was last saved. */
export function RecordPublishBadge({ entity, record, shown }: RecordPublishBadgeProps) {
  const { data } = usePublishing();
  if (!data) return null;
  const { id, revision } = record;
  return <PublishBadge outcome={recordState({ entity, id, revision }, data)} shown={shown} />;
}
