import type { Entity } from '#model/kit/entity.ts';
import {
  endOfSchedule,
  isDraftWhenOff,
  isScheduled,
  isWithin,
  type Schedule,
} from '#model/catalogue/schedule.ts';

/** Whether the public may see a record: by its switch, and by its schedule. */
export type Visibility =
  | { kind: 'shown'; until: string | null }
  | { kind: 'scheduled'; from: string; until: string | null }
  | { kind: 'ended'; at: string }
  /** Beyond the first `most` of its kind, which alone are shown. */
  | { kind: 'surplus'; most: number }
  | { kind: 'draft' }
  | { kind: 'hidden' };

export function visibilityOf(
  entity: Pick<Entity, 'fields' | 'shownWhen'>,
  record: object,
  now: string,
): Visibility {
  const values = record as Readonly<Record<string, unknown>>;
  const isOff = entity.shownWhen !== null && values[entity.shownWhen] !== true;
  if (!isScheduled(entity as Entity))
    return isOff ? { kind: 'hidden' } : { kind: 'shown', until: null };
  if (isOff) return { kind: isDraftWhenOff(entity) ? 'draft' : 'hidden' };
  const schedule = record as Schedule;
  const until = endOfSchedule(schedule);
  if (isWithin(schedule, now)) return { kind: 'shown', until };
  return schedule.publish_at !== null && schedule.publish_at > now
    ? { kind: 'scheduled', from: schedule.publish_at, until }
    : { kind: 'ended', at: until! };
}
