import type { Entity } from '#model/kit/entity.ts';
import { ApiError, messageFor } from '../../client/api-error.ts';
import { nameOf } from '../widgets/control-props.ts';
import { faultOf, type FormValues } from '../draft/draft.ts';
import { placeFaults } from '../saving/server-faults.ts';

export const PREVIEW_FAILED = 'Failed to show the page';

/** Why what the form holds makes no page, by the first field that is to blame. */
export function unshowable(entity: Entity, values: FormValues): string | undefined {
  for (const column of entity.columns) {
    const fault = faultOf(entity.name, column, values[column.name]!);
    if (fault) return `${nameOf(column)}: ${fault}`;
  }
  return undefined;
}

/** Why the server made no page of it. */
export function refusedPreview(entity: Entity, error: unknown): string {
  const faults = error instanceof ApiError ? error.faults : [];
  const { atFields, elsewhere } = placeFaults(
    faults,
    entity.columns.map(({ name }) => name),
  );
  const ownFaults = entity.columns.flatMap((column) => {
    const fault = atFields.get(column.name);
    return fault ? [`${nameOf(column)}: ${fault}`] : [];
  });
  return [...ownFaults, ...elsewhere].join('. ') || messageFor(error, PREVIEW_FAILED);
}
