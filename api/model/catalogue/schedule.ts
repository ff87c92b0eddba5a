import { dayInDhaka, endOfDayInDhaka } from '../format/dates.ts';
import type { Entity } from '../kit/entity.ts';
import type { Fault } from '../kit/errors.ts';

/** Start and end of a record's visibility; null: unbounded. Moments are ISO 8601 in UTC. */
export interface Schedule {
  publish_at: string | null;
  unpublish_at: string | null;
  /** Last day of a fare in Dhaka, 2027-03-31: it is not offered after it. */
  valid_until?: string | null;
}

/** The columns of a schedule, and the action at the moment that each holds. */
export const SCHEDULE = { publish_at: 'publish', unpublish_at: 'take_down' } as const;

/** A post that is off is still being written; an offer may have been taken back. */
export const isDraftWhenOff = ({ shownWhen }: Pick<Entity, 'shownWhen'>): boolean =>
  shownWhen === 'is_published';

export const isScheduled = (entity: Entity): boolean => 'publish_at' in entity.fields;

/** The moment from which a record is seen no longer; null where it has no end. */
export function endOfSchedule({ unpublish_at, valid_until }: Schedule): string | null {
  const lastMoment = valid_until ? endOfDayInDhaka(valid_until) : null;
  if (unpublish_at === null || lastMoment === null) return unpublish_at ?? lastMoment;
  return unpublish_at < lastMoment ? unpublish_at : lastMoment;
}

export const isWithin = (
  { publish_at, unpublish_at, valid_until }: Schedule,
  now: string,
): boolean =>
  (publish_at === null || publish_at <= now) &&
  (unpublish_at === null || unpublish_at > now) &&
  (!valid_until || valid_until >= dayInDhaka(new Date(now)));

/** The visibility flag of a record, and its schedule; any part of both. */
export interface Showing {
  isOn?: boolean | undefined;
  publish_at?: string | null | undefined;
  unpublish_at?: string | null | undefined;
}

const isToCome = (moment: string | null | undefined, now: string) => !!moment && moment > now;
const isPast = (moment: string | null | undefined, now: string) => !!moment && moment <= now;

/**
 * Keeps flag and schedule consistent, so that no leftover keeps a record from ever being public: a
 * future `publish_at` sets the flag, clearing the flag clears a future `publish_at`, and setting it
 * clears an `unpublish_at` that has passed.
 */
export function impliedShowing(given: Showing, current: Showing, now: string): Showing {
  if (isToCome(given.publish_at, now) && given.isOn === undefined) return { isOn: true };
  const callsOff =
    given.isOn === false && given.publish_at === undefined && isToCome(current.publish_at, now);
  if (callsOff) return { publish_at: null };
  const beginsAgain =
    given.isOn === true &&
    current.isOn === false &&
    given.unpublish_at === undefined &&
    isPast(current.unpublish_at, now);
  return beginsAgain ? { unpublish_at: null } : {};
}

/** The fault of a write that would never be public; `flag` is the flag's column. */
export function showingFault(
  given: Showing,
  current: Showing,
  { flag, now }: { flag: string; now: string },
): Fault | undefined {
  const isOn = given.isOn ?? current.isOn;
  const publish_at = given.publish_at === undefined ? current.publish_at : given.publish_at;
  const unpublish_at = given.unpublish_at === undefined ? current.unpublish_at : given.unpublish_at;
  const fault = (name: string, msg: string): Fault => ({
    loc: ['body', name],
    msg,
    type: 'schedule',
  });
  if (given.isOn === false && isToCome(given.publish_at, now))
    return fault(
      flag,
      'must be true, or left out, where publish_at is to come: the record would never be seen',
    );
  if (publish_at && unpublish_at && unpublish_at <= publish_at)
    return fault('unpublish_at', 'must be later than the moment of publishing');
  const isAnew = unpublish_at !== current.unpublish_at;
  if (isOn && isAnew && isPast(unpublish_at, now))
    return fault('unpublish_at', 'must be later than now: the record would never be seen');
  return undefined;
}
