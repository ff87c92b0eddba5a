import { nextOpening, type WorkingHours } from './working-hours.ts';

/**
 * The moment from which the time to an answer is measured, of a lead that arrives at `arrived`: the next
 * opening, or at once where there is none.
 */
export const clockFrom = (arrived: Date, hours: WorkingHours | null): Date =>
  nextOpening(hours, arrived) ?? arrived;
