import { type CatalogueName, entityNamed } from '#model/entities/index.ts';
import { SCHEDULE } from '#model/catalogue/schedule.ts';
import type { CatalogueChange } from './catalogue.ts';

/**
 * The change that turns a switch, or undoes a turn. An undo that turns a record on again restores
 * the schedule that turning it off had cleared: without it, visitors would see the record at once.
 */
export function switchChange(
  entity: CatalogueName,
  flag: string,
  { on, before }: { on: boolean; before?: object | undefined },
): CatalogueChange {
  const names = before && on ? scheduleOf(entity, flag) : [];
  const schedule = names.map((name) => [name, (before as Record<string, unknown>)[name]]);
  return { [flag]: on, ...Object.fromEntries(schedule) } as CatalogueChange;
}

const scheduleOf = (entity: CatalogueName, flag: string): readonly string[] =>
  entityNamed(entity).shownWhen === flag ? Object.keys(SCHEDULE) : [];
