import type { Fault } from '../kit/errors.ts';

/** Statuses of an enquiry, in the order of the board. */
export const LEAD_STATUSES = ['new', 'in_progress', 'won', 'lost', 'spam'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** Statuses in which something is still to be done. */
export const OPEN_STATUSES = ['new', 'in_progress'] as const satisfies readonly LeadStatus[];

/** Why an enquiry came to nothing. */
export const LOST_REASONS = [
  'price',
  'dates',
  'elsewhere',
  'visa',
  'not_offered',
  'no_answer',
  'no_travel',
  'other',
] as const;
export type LostReason = (typeof LOST_REASONS)[number];

/** Columns of a lead that staff set. */
export const PIPELINE_FIELDS = [
  'status',
  'lost_reason',
  'lost_note',
  'owner_id',
  'next_step',
  'next_step_at',
] as const;

/** Statuses that say that the visitor has been answered. */
const ANSWERED: ReadonlySet<LeadStatus> = new Set(['in_progress', 'won', 'lost']);

/** Input of the rule: a lead, or the part of it that a change gives. */
export interface Pipeline {
  status?: LeadStatus | undefined;
  is_spam?: boolean | undefined;
  is_read?: boolean | undefined;
  lost_reason?: LostReason | null | undefined;
  lost_note?: string | null | undefined;
  answered_at?: string | null | undefined;
}

/**
 * Consistency of `status` with what depends on it: `is_spam` is the status `spam` under its older
 * name, a reason belongs to what is lost, who moves an enquiry on has read it, and the first move on
 * is an answer. What is moved back to `new` waits again, unless an entry of its timeline answers it:
 * the move on was a slip. Answers the values to set beside the given ones.
 */
export function impliedPipeline(
  given: Pipeline,
  current: Pipeline,
  { now, firstAnswer }: { now: string; firstAnswer: string | null },
): Pipeline {
  const status = given.status ?? statusOfFlag(given, current);
  if (status === undefined || status === current.status) return forgottenReason(given, current);
  const isOn = ANSWERED.has(status);
  return {
    status,
    is_spam: status === 'spam',
    ...(status !== 'lost' && { lost_reason: null, lost_note: null }),
    ...(isOn && given.is_read === undefined && { is_read: true }),
    ...(isOn && !current.answered_at && { answered_at: firstAnswer ?? now }),
    ...(status === 'new' && { answered_at: firstAnswer }),
  };
}

/** The status that a change of `is_spam` stands for; undefined where it changes nothing. */
function statusOfFlag({ is_spam }: Pipeline, { status }: Pipeline): LeadStatus | undefined {
  if (is_spam === undefined || is_spam === (status === 'spam')) return undefined;
  return is_spam ? 'spam' : 'new';
}

/** A reason that is given for what is not lost is dropped, as by a move out of it. */
const forgottenReason = (given: Pipeline, { status }: Pipeline): Pipeline =>
  status !== 'lost' && (given.lost_reason || given.lost_note)
    ? { lost_reason: null, lost_note: null }
    : {};

/** The fault of a change that contradicts itself, or that loses an enquiry without a reason. */
export function pipelineFault(given: Pipeline, current: Pipeline): Fault | undefined {
  const { status, is_spam } = given;
  if (status !== undefined && is_spam !== undefined && is_spam !== (status === 'spam'))
    return fault('is_spam', 'must be true for the status "spam", and false for every other');
  const after = status ?? statusOfFlag(given, current) ?? current.status;
  const reason = given.lost_reason === undefined ? current.lost_reason : given.lost_reason;
  if (after === 'lost' && !reason)
    return fault('lost_reason', 'must say why, where the status is "lost"');
  return undefined;
}

const fault = (name: string, msg: string): Fault => ({
  loc: ['body', name],
  msg,
  type: 'pipeline',
});

/** A lead from before there was a status: what was read then is not waited for. */
export const placedInPipeline = <R extends Record<PropertyKey, unknown>>(record: R): R => {
  if (record['status'] !== undefined) return record;
  const isOpen = record['is_spam'] !== true && record['is_read'] !== true;
  return {
    ...record,
    status: record['is_spam'] === true ? 'spam' : isOpen ? 'new' : 'in_progress',
    clock_from: isOpen ? record['created_at'] : null,
  };
};
