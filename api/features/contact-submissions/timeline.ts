import { PIPELINE_FIELDS } from '#model/contact/pipeline.ts';
import { contactSubmission } from '#model/entities/index.ts';
import * as repository from '../../crud/repository.ts';
import { versionsOf } from '../../crud/versions.ts';
import type { Row } from '../../db/codec.ts';
import type { Db } from '../../db/database.ts';
import type { ActDetail } from './lead-acts.ts';
import type { TimelineEntry } from './pipeline-schemas.ts';

/** Changes of one lead that are told; older ones are in the audit log. */
const MOST_CHANGES = 500;

const entry = (
  { id, at, kind }: Pick<TimelineEntry, 'id' | 'at' | 'kind'>,
  more: Partial<TimelineEntry> = {},
): TimelineEntry => ({
  id,
  at,
  kind,
  user_name: null,
  note: null,
  template: null,
  before: null,
  after: null,
  ...more,
});

/** All that happened to a lead, the last first. */
export async function timelineOf(db: Db, id: string): Promise<TimelineEntry[]> {
  const { created_at } = await repository.get(db, contactSubmission, id);
  const parts = await Promise.all([mailsOf(db, id), changesOf(db, id), actsOf(db, id)]);
  const arrived = entry({ id: 'arrival', at: created_at, kind: 'arrived' });
  // Stable: of one moment, the arrival is first, then mails, changes and acts, each in their order.
  return [arrived, ...parts.flat()].toSorted((a, b) => compare(a.at, b.at)).toReversed();
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

async function mailsOf(db: Db, id: string): Promise<TimelineEntry[]> {
  const sent = await db
    .selectFrom('mails')
    .select(['id', 'kind', 'sent_at'])
    .where('kind', 'in', ['lead', 'lead_webhook'])
    .where('record_id', '=', id)
    .where('sent_at', 'is not', null)
    .execute();
  return sent.map(({ id: mail, kind, sent_at }) =>
    entry({ id: mail, at: sent_at!, kind: kind === 'lead' ? 'mailed' : 'sent_on' }),
  );
}

async function actsOf(db: Db, id: string): Promise<TimelineEntry[]> {
  const found = await db
    .selectFrom('lead_events')
    .select(['id', 'at', 'kind', 'user_name', 'detail'])
    .where('lead_id', '=', id)
    .orderBy('id')
    .execute();
  return found.map(({ id: act, at, kind, user_name, detail }) =>
    entry({ id: `act.${act}`, at, kind }, { user_name, ...(JSON.parse(detail) as ActDetail) }),
  );
}

const TOLD: readonly string[] = PIPELINE_FIELDS;

/** Changes of the pipeline, from the audit log. */
async function changesOf(db: Db, id: string): Promise<TimelineEntry[]> {
  const versions = await versionsOf(db, contactSubmission, id);
  return versions
    .filter(({ action }) => action !== 'remove')
    .slice(0, MOST_CHANGES)
    .toReversed()
    .flatMap(({ id: change, at, action, actor_name: user_name, ...values }) => {
      const own = { id: `change.${change}`, at };
      if (action === 'restore') return entry({ ...own, kind: 'restored' }, { user_name });
      const [before, after] = [told(values.before), told(values.after)];
      if (action === 'create') return assigned(own, after);
      const isTold = Object.keys(after).length > 0;
      return isTold ? entry({ ...own, kind: 'changed' }, { user_name, before, after }) : [];
    });
}

/** A lead that arrived was given to whoever's turn it was. */
const assigned = (own: Pick<TimelineEntry, 'id' | 'at'>, { owner_id }: Row): TimelineEntry | [] =>
  owner_id
    ? entry({ ...own, kind: 'changed' }, { before: { owner_id: null }, after: { owner_id } })
    : [];

const told = (values: Row | null): Row =>
  Object.fromEntries(Object.entries(values ?? {}).filter(([name]) => TOLD.includes(name)));
