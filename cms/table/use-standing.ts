import { entityNamed, type EntityName } from '#model/entities/index.ts';
import type { Entity } from '#model/entity.ts';
import { recordState, type RecordState } from '../client/publishing.ts';
import { usePublishing } from '../client/use-publishing.ts';
import { visibilityOf, type Visibility } from './visibility.ts';

export interface SavedRecord {
  id: string;
  revision: number;
}

interface Standing {
  /** Where it is on its way to the site. */
  outcome: RecordState;
  /** What the site shows of it once it is there. */
  visibility: Visibility;
}

/** How a record stands as of the last news of the site, which comes with every schedule, too. */
export function useStanding(entity: EntityName, record: SavedRecord): Standing | undefined {
  const { data, dataUpdatedAt } = usePublishing();
  if (!data) return undefined;
  const { id, revision } = record;
  const now = new Date(dataUpdatedAt).toISOString();
  return {
    outcome: recordState({ entity, id, revision }, data),
    visibility: visibilityOf(entityNamed(entity) as unknown as Entity, record, now),
  };
}
