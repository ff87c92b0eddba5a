import type { EntityName } from '#model/entities/index.ts';
import { recordState, type PublishState } from '../client/publishing.ts';
import { usePublishing } from '../client/use-publishing.ts';

export interface SavedRecord {
  id: string;
  revision: number;
}

/** Where a record is on its way to the site; nothing until that is known. */
export function useRecordState(
  entity: EntityName,
  { id, revision }: SavedRecord,
): PublishState | undefined {
  const { data } = usePublishing();
  return data && recordState({ entity, id, revision }, data);
}
