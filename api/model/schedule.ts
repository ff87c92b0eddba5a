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

/** What is wrong with a schedule: it takes down what it has not published yet. */
export function scheduleFault({ publish_at, unpublish_at }: Schedule): Fault | undefined {
  if (publish_at === null || unpublish_at === null || unpublish_at > publish_at) return undefined;
  return {
    loc: ['body', 'unpublish_at'],
    msg: 'must be later than the moment of publishing',
    type: 'schedule',
  };
}
