import { ANSWERS, MOST_ACTS } from '#model/contact/lead-events.ts';
import { contactSubmission, type ChangeNamed, type RecordNamed } from '#model/entities/index.ts';
import { dayInDhaka, momentInDhaka } from '#model/format/dates.ts';
import { isBlank } from '#model/text/blank.ts';
import { nfc } from '#model/text/characters.ts';
import { actorName, noteAct, subject } from '../../crud/audit.ts';
import { totalOf, type AnyRecord, type Author } from '../../crud/record.ts';
import * as repository from '../../crud/repository.ts';
import { atomically, type Db } from '../../db/database.ts';
import { Conflict, refusedField } from '../../errors.ts';
import { changeLead } from './leads.ts';
import { mayOwn } from './owners.ts';
import type { NewAct } from './pipeline-schemas.ts';

/** Details that the timeline keeps of an act, beside who and when. */
export interface ActDetail {
  note?: string;
  /** The name of the template as it was then: it may be renamed or deleted since. */
  template?: string;
}

/**
 * Notes what somebody did about a lead. The first answer stops its clock; a new one is in progress
 * from then on, and belongs to whoever answered where it was nobody's. Answers the id of the entry;
 * an opening is kept once for each account.
 */
export function noteLeadAct(db: Db, leadId: string, act: NewAct, author: Author): Promise<number> {
  return atomically(db, async (trx) => {
    const record = await repository.get(trx, contactSubmission, leadId);
    const lead = record as unknown as RecordNamed<'contact-submission'>;
    const earlier = act.kind === 'opened' ? await openingOf(trx, leadId, author) : undefined;
    if (earlier !== undefined) return earlier;
    await refuseTooMany(trx, leadId);
    const detail = await detailOf(trx, act);
    const at = momentOf(act, lead, author);
    const { id } = await trx
      .insertInto('lead_events')
      .values({
        lead_id: leadId,
        at,
        user_id: author.userId,
        user_name: await actorName(trx, author.userId),
        kind: act.kind,
        detail: JSON.stringify(detail),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const change = ANSWERS.has(act.kind) ? await answeredBy(trx, lead, { author, at }) : {};
    if (Object.keys(change).length > 0) await changeLead(trx, leadId, change, author);
    return id;
  });
}

/** Changes of a lead by an answer to it. */
async function answeredBy(
  db: Db,
  { status, owner_id, answered_at }: RecordNamed<'contact-submission'>,
  { author: { userId }, at }: { author: Author; at: string },
): Promise<ChangeNamed<'contact-submission'>> {
  const isTaken = owner_id !== null && (await mayOwn(db, owner_id));
  return {
    ...(status === 'new' && { status: 'in_progress' as const }),
    ...(!isTaken && userId !== null && { owner_id: userId }),
    // An earlier answer may arrive later, from a device that had no network.
    ...((answered_at === null || at < answered_at) && { answered_at: at }),
  };
}

/** When an act was done, between the arrival of its lead and now; now where the clock of a device is wrong. */
function momentOf(
  { at }: NewAct,
  { created_at }: RecordNamed<'contact-submission'>,
  { now }: Author,
): string {
  const latest = now.toISOString();
  const done = at ? new Date(at).toISOString() : latest;
  return done >= created_at && done <= latest ? done : latest;
}

async function openingOf(db: Db, leadId: string, { userId }: Author): Promise<number | undefined> {
  const found = await db
    .selectFrom('lead_events')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('user_id', '=', userId)
    .where('kind', '=', 'opened')
    .executeTakeFirst();
  return found?.id;
}

async function refuseTooMany(db: Db, leadId: string): Promise<void> {
  if ((await totalOf(db.selectFrom('lead_events').where('lead_id', '=', leadId))) >= MOST_ACTS)
    throw new Conflict(`This enquiry has ${MOST_ACTS} entries, and no more are kept of one`);
}

async function detailOf(db: Db, { kind, note, template_id }: NewAct): Promise<ActDetail> {
  const text = note ? (nfc(note) as string) : '';
  if (kind === 'noted' && isBlank(text)) throw refusedField('note', 'must say something', 'note');
  const template = template_id ? await templateName(db, template_id) : undefined;
  return { ...(!isBlank(text) && { note: text }), ...(template !== undefined && { template }) };
}

/** Undefined where the template was deleted before an act arrived from a device without network. */
async function templateName(db: Db, id: string): Promise<string | undefined> {
  const template = await db
    .selectFrom('reply_templates')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirst();
  return template?.name;
}

/** Tells the audit log who opened a lead: once for each account, lead and day, in Dhaka. */
export function noteOpening(db: Db, lead: AnyRecord, author: Author): Promise<void> {
  const own = { action: 'open' as const, ...subject(contactSubmission, lead) };
  return atomically(db, async (trx) => {
    const earlier = await trx
      .selectFrom('audit_log')
      .select('id')
      .where('entity', '=', own.entity)
      .where('record_id', '=', own.recordId)
      .where('action', '=', own.action)
      .where('actor_id', '=', author.userId)
      .where('at', '>=', startOfDay(author.now))
      .limit(1)
      .executeTakeFirst();
    if (earlier) return;
    await noteAct(trx, own, author);
  });
}

const startOfDay = (now: Date) => momentInDhaka(`${dayInDhaka(now)}T00:00`)!;
