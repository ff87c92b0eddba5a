import type { Entity } from './entity.ts';
import type { Fault } from './errors.ts';

/** From when, and until when, a record may be seen; null for always. Moments are ISO 8601 in UTC. */
export interface Schedule {
  publish_at: string | null;
  unpublish_at: string | null;
}

/** The columns of a schedule: what happens to the record at the moment that each holds. */
export const SCHEDULE = { publish_at: 'publish', unpublish_at: 'take_down' } as const;

export const isScheduled = (entity: Entity): boolean => 'publish_at' in entity.fields;

export const isWithin = ({ publish_at, unpublish_at }: Schedule, now: string): boolean =>
  (publish_at === null || publish_at <= now) && (unpublish_at === null || unpublish_at > now);

/** The switch of a record by which the public sees it at all, and its schedule; any part of both. */
export interface Showing {
  isOn?: boolean | undefined;
  publish_at?: string | null | undefined;
  unpublish_at?: string | null | undefined;
}

const isToCome = (moment: string | null | undefined, now: string) => !!moment && moment > now;
const isPast = (moment: string | null | undefined, now: string) => !!moment && moment <= now;

/**
 * What a write of the switch or the schedule means for the other, so that none is left over that
 * keeps a record from ever being seen: a moment of publishing that is to come turns the switch on,
 * turning it off calls such a moment off, and turning it on forgets an end that has passed.
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

/** What is wrong with what a write gives, `flag` being the column of the switch: it is never seen. */
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
