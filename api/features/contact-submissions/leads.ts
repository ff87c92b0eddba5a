import { ANSWERS } from '#model/contact/lead-events.ts';
import { contactSubmission, type ChangeNamed, type RecordNamed } from '#model/entities/index.ts';
import { impliedPipeline, pipelineFault } from '#model/contact/pipeline.ts';
import type { Suspicion } from '#model/contact/suspicions.ts';
import { nextOpening } from '#model/contact/working-hours.ts';
import type { AnyRecord, Author } from '../../crud/record.ts';
import * as repository from '../../crud/repository.ts';
import { versionsOf } from '../../crud/versions.ts';
import type { Row } from '../../db/codec.ts';
import { atomically, type Db } from '../../db/database.ts';
import { Unprocessable } from '../../errors.ts';
import { queueMail } from '../../mail/queue.ts';
import { agencyHours } from './agency-hours.ts';
import { isFlood, isKnownFlood } from './flood.ts';
import { refuseUnknownOwner, takeTurn } from './owners.ts';
import { repeatedLead, storeKey } from './repeats.ts';
import { noteSuspected } from './spam-removal.ts';

type LeadChange = ChangeNamed<'contact-submission'>;

interface Receiving {
  /** Whether a plain HTML form was submitted. */
  isForm: boolean;
  /** Whether there is a mail server. */
  notifies: boolean;
  /** Whether there is a webhook for leads. */
  calls: boolean;
  /** Called at the first lead of a flood. */
  onFlood: () => void;
}

/**
 * Outbox: stores a lead, its e-mail and its call of the webhook in one transaction, and gives it to
 * whoever's turn it is. Suspected spam is stored without either, and
 * counted for the audit log; of a flood staff get one e-mail. Idempotent by `client_id`, or by the content
 * of a form: a retry answers the first lead.
 */
export function receiveLead(
  db: Db,
  sent: Row,
  author: Author,
  { isForm, notifies, calls, onFlood }: Receiving,
): Promise<AnyRecord> {
  const { now } = author;
  const { website, client_id, ...given } = sent;
  return atomically(db, async (trx) => {
    const earlier = await repeatedLead(trx, { lead: sent, isForm, now });
    if (earlier !== undefined) return repository.get(trx, contactSubmission, earlier);
    const suspicion = await suspicionOf(trx, website, author);
    const is_spam = suspicion !== null;
    const status = is_spam ? 'spam' : 'new';
    // The time to an answer runs from the next opening, or at once where there is none.
    const clock_from = (nextOpening(await agencyHours(trx, now), now) ?? now).toISOString();
    const owner_id = is_spam ? null : await takeTurn(trx, now);
    const values = { ...given, suspicion, is_spam, status, clock_from, owner_id };
    const lead = await repository.create(trx, contactSubmission, values, author, {
      isNoted: !is_spam,
    });
    await storeKey(trx, client_id, lead.id, now);
    if (!is_spam && notifies)
      await queueMail(trx, { kind: 'lead', recordId: lead.id, once: true }, now);
    if (!is_spam && calls)
      await queueMail(trx, { kind: 'lead_webhook', recordId: lead.id, once: true }, now);
    if (suspicion === 'flood' && !(await isKnownFlood(trx, now))) {
      onFlood();
      if (notifies) await queueMail(trx, { kind: 'lead_flood', recordId: lead.id }, now);
    }
    if (is_spam) await noteSuspected(trx, suspicion, now);
    return lead;
  });
}

/** Why a lead is taken for spam; null for most. What staff note down is never of a flood. */
async function suspicionOf(
  db: Db,
  website: unknown,
  { userId, now }: Author,
): Promise<Suspicion | null> {
  if (typeof website === 'string' && website.trim() !== '') return 'hidden_field';
  return userId === null && (await isFlood(db, now)) ? 'flood' : null;
}

/** Changes a lead; what depends on its status changes with it, and a stale change is refused first. */
export function changeLead(
  db: Db,
  id: string,
  given: LeadChange,
  author: Author,
): Promise<AnyRecord> {
  return atomically(db, async (trx) => {
    const record = await repository.get(trx, contactSubmission, id);
    const lead = record as unknown as RecordNamed<'contact-submission'>;
    if (given.revision !== undefined && given.revision !== lead.revision)
      return repository.change(trx, contactSubmission, id, given, author);
    const isNoSpam = lead.status === 'spam' && given.is_spam === false && !given.status;
    const meant = isNoSpam ? { ...(await beforeSpam(trx, id)), ...given } : given;
    const fault = pipelineFault(meant, lead);
    if (fault) throw new Unprocessable([fault]);
    await refuseUnknownOwner(trx, meant);
    const implied = impliedPipeline(meant, lead, {
      now: author.now.toISOString(),
      firstAnswer: await firstAnswerOf(trx, id),
    });
    return repository.change(trx, contactSubmission, id, { ...meant, ...implied }, author);
  });
}

/** No-op for a lead that is read already, so that its revision stays. */
export function markRead(
  db: Db,
  id: string,
  author: Author,
  revision: number | undefined,
): Promise<AnyRecord> {
  return atomically(db, async (trx) => {
    const lead = await repository.get(trx, contactSubmission, id);
    if (lead['is_read'] === true) return lead;
    const change = { is_read: true, ...(revision === undefined ? {} : { revision }) };
    return repository.change(trx, contactSubmission, id, change, author);
  });
}

/** The stage of a lead before it was called spam; nothing where it arrived as that. */
async function beforeSpam(db: Db, id: string): Promise<LeadChange> {
  const versions = await versionsOf(db, contactSubmission, id);
  const moved = versions.find(({ before, after }) => before && after?.['status'] === 'spam');
  const before = moved?.before ?? {};
  const names = ['status', 'lost_reason', 'lost_note'].filter((name) => before[name]);
  return Object.fromEntries(names.map((name) => [name, before[name]]));
}

/** The moment of the first call, message or e-mail to whoever sent a lead; null where there is none. */
async function firstAnswerOf(db: Db, id: string): Promise<string | null> {
  const { first } = await db
    .selectFrom('lead_events')
    .select((eb) => eb.fn.min('at').as('first'))
    .where('lead_id', '=', id)
    .where('kind', 'in', [...ANSWERS])
    .executeTakeFirstOrThrow();
  return first;
}
