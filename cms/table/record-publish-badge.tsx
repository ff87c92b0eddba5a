import { publishState } from '../client/publishing.ts';
import { usePublishing } from '../client/use-publishing.ts';
import { PublishBadge } from './publish-badge.tsx';

interface RecordPublishBadgeProps {
  revision: number;
  /** Whether the public may see the record. */
  shown: boolean;
}

/** Whether the site shows the record as it was last saved. */
export function RecordPublishBadge({ revision, shown }: RecordPublishBadgeProps) {
  const { data } = usePublishing();
  return data ? <PublishBadge outcome={publishState(revision, data)} shown={shown} /> : null;
}
