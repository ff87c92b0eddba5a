/** At most `limit` events of a key in any `windowMs`. */
export interface Rate {
  /** Names its events in the database. */
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
}

export type Counted = readonly [rate: Rate, key: string];

/** Counts of events that are limited. */
export interface RateLimits {
  /**
   * Counts an event under each of the keys, unless one of them has used up its rate: all or none, so
   * that parallel requests count. Answers the milliseconds until it is allowed; 0 where it was counted.
   */
  count: (events: readonly Counted[], now: number) => Promise<number>;
  /** Events of a key within the window. */
  recent: (of: Counted, now: number) => Promise<number>;
  /** Removes the last event of a key. */
  takeBack: (of: Counted) => Promise<void>;
  forget: (of: Counted) => Promise<void>;
}
