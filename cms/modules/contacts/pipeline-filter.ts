import { OPEN_STATUSES, type LeadStatus } from '#model/contact/pipeline.ts';
import type { Lead } from './inbox.ts';

const MINUTE_MS = 60_000;

/** The minutes that may pass until somebody is answered; the first is what the site promises. */
export const WAITS = ['10', '5', '30', '60'] as const;

export interface PipelineChoice {
  /** Whose they are; empty: everybody's. */
  owner: '' | 'me' | 'none';
  stage: '' | LeadStatus;
  /** Unanswered for at least so many minutes; null: answered or not. */
  waiting: number | null;
  /** Whose next step is due. */
  due: boolean;
}

interface Around {
  userId: string | undefined;
  /** Accounts that may own a lead; undefined: not known yet. */
  owners: readonly { id: string }[] | undefined;
  now: number;
}

/** Leads of before there was a clock aside. */
const isUnanswered = (lead: Lead): lead is Lead & { clock_from: string } =>
  lead.answered_at === null && !lead.is_spam && lead.clock_from !== null;

/** Whole minutes that somebody has waited for an answer; null where nobody waits, or not yet. */
export function minutesWaited(lead: Lead, now: number): number | null {
  if (!isUnanswered(lead)) return null;
  const waited = Math.floor((now - Date.parse(lead.clock_from)) / MINUTE_MS);
  return waited < 0 ? null : waited;
}

/** Whether the next step of a lead should have been taken by now. */
export const isDue = ({ status, next_step_at }: Lead, now: number): boolean =>
  next_step_at !== null &&
  (OPEN_STATUSES as readonly LeadStatus[]).includes(status) &&
  Date.parse(next_step_at) <= now;

/** Zero minutes: also leads of a closed hour, whose clock has not begun. */
export const waitsFor = (lead: Lead, minutes: number, now: number): boolean =>
  minutes === 0 ? isUnanswered(lead) : (minutesWaited(lead, now) ?? -1) >= minutes;

/** A lead of an owner who may not read it any more is nobody's. */
const isNobodys = ({ owner_id }: Lead, owners: Around['owners']) =>
  owner_id === null || (owners !== undefined && owners.every(({ id }) => id !== owner_id));

export const inPipeline = (
  leads: readonly Lead[],
  { owner, stage, waiting, due }: PipelineChoice,
  { userId, owners, now }: Around,
): readonly Lead[] =>
  leads.filter(
    (lead) =>
      (owner !== 'none' || isNobodys(lead, owners)) &&
      (owner !== 'me' || lead.owner_id === userId) &&
      (stage === '' || lead.status === stage) &&
      (waiting === null || waitsFor(lead, waiting, now)) &&
      (!due || isDue(lead, now)),
  );

/** A span of minutes as staff say it: "4 min", "2 h", "3 days". */
export function spanInWords(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} h`;
  return `${Math.floor(hours / 24)} days`;
}
