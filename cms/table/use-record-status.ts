import { ENOUGH } from '#model/catalogue/narrowing.ts';
import { entityNamed, type EntityName } from '#model/entities/index.ts';
import type { Damaged, Entity } from '#model/kit/entity.ts';
import { usePageOffers } from '../client/landing-pages.ts';
import { recordState, type RecordState } from '../client/publishing.ts';
import { usePublishing } from '../client/use-publishing.ts';
import { visibilityOf, type Visibility } from './visibility.ts';

export interface SavedRecord extends Damaged {
  id: string;
  revision: number;
}

interface RecordStatus {
  /** The publish state of the saved revision. */
  outcome: RecordState;
  /** Whether visitors see the record once that revision is live. */
  visibility: Visibility;
}

/** A record's state as of the last publishing event; each scheduled change sends one, too. */
export function useRecordStatus(entity: EntityName, record: SavedRecord): RecordStatus | undefined {
  const { data, dataUpdatedAt } = usePublishing();
  const isLanding = entity === 'landing-page';
  const { data: offers } = usePageOffers(isLanding);
  if (!data || (isLanding && !offers)) return undefined;
  const { id, revision } = record;
  const now = new Date(dataUpdatedAt).toISOString();
  const visibility = visibilityOf(entityNamed(entity) as Entity, record, now);
  // A landing page is there while it has enough to show.
  const isTooFew = isLanding && visibility.kind === 'shown' && (offers!.get(id) ?? 0) < ENOUGH;
  return {
    outcome: recordState({ entity, id, revision }, data),
    visibility: isTooFew ? { kind: 'hidden' } : visibility,
  };
}
