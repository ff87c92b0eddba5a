import { entityNamed, type ChangeNamed, type EntityName } from '#model/entities/index.ts';
import { ApiError } from './api-error.ts';
import { change, get } from './records.ts';

const isActive = (record: object) => 'is_active' in record && record.is_active === true;

/** The one that the server turns off as this record becomes active, where only one may be. */
export const displacedBy = <R extends { id: string }>(
  name: EntityName,
  id: string,
  all: readonly R[] = [],
): R | undefined =>
  entityNamed(name).singleActive ? all.find((each) => each.id !== id && isActive(each)) : undefined;

/** Turns on again what a record displaced, unless a third one is active by now. */
export async function giveBack<N extends EntityName>(name: N, id: string, displaced: string) {
  const taker = await get(name, id).catch(() => undefined);
  if (taker && !isActive(taker))
    throw new ApiError(409, { detail: 'Another one is active by now' });
  return change(name, displaced, { is_active: true } as unknown as ChangeNamed<N>);
}
