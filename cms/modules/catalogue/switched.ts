import { entityNamed } from '#model/entities/index.ts';
import { SCHEDULE } from '#model/schedule.ts';
import type { CatalogueChange, CatalogueName } from './catalogue.ts';

/**
 * What turns a switch, or takes a turn back. What is on again, as it was before, has the schedule back
 * that turning it off has called off: without it, visitors would see it at once.
 */
export function switched(
  entity: CatalogueName,
  flag: string,
  { on, before }: { on: boolean; before?: object | undefined },
): CatalogueChange {
  const isSchedules = entityNamed(entity).shownWhen === flag;
  const names = before && on && isSchedules ? Object.keys(SCHEDULE) : [];
  const schedule = names.map((name) => [name, (before as Record<string, unknown>)[name]]);
  return { [flag]: on, ...Object.fromEntries(schedule) } as CatalogueChange;
}
