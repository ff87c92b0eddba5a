import { partOfKey } from '#model/contact/phone-key.ts';
import { contactSubmission } from '#model/entities/index.ts';
import { Id } from '#model/kit/entity.ts';
import { LEAD_STATUSES, OPEN_STATUSES } from '#model/contact/pipeline.ts';
import Type, { type Static } from 'typebox';
import type { Author } from '../../crud/record.ts';
import type { Condition, ListQuery } from '../../crud/repository.ts';
import { containsWords } from '../../crud/search.ts';
import { oneOf } from '../../crud/route-schemas.ts';
import { listQuery, toListQuery } from '../../crud/routes.ts';
import type { Db } from '../../db/database.ts';
import { possibleOwners } from './owners.ts';

const MINUTE_MS = 60_000;

/** A week, in minutes: what is older is found by it, too. */
const LONGEST_MINUTES = 10_080;

/** Filters of leads, beside those of every list. */
const filters = Type.Object({
  is_spam: Type.Optional(
    Type.Boolean({ description: 'Suspected spam alone, or everything else; both where absent' }),
  ),
  status: Type.Optional(oneOf(LEAD_STATUSES)),
  owner: Type.Optional(
    Type.Union([Type.Literal('me'), Type.Literal('none'), Id], {
      description:
        'Whose they are: `me` of whoever asks, `none` nobody’s, or of an owner who may not read them any more, else an account’s id',
    }),
  ),
  unanswered_minutes: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: LONGEST_MINUTES,
      description: 'Unanswered for at least so many minutes of their clock, spam aside',
    }),
  ),
  next_step_due: Type.Optional(
    Type.Literal(true, { description: 'Whose next step should have been taken by now' }),
  ),
});

const usual = listQuery(contactSubmission);

export const LeadListQuery = Type.Object(
  { ...usual.properties, ...filters.properties },
  { additionalProperties: false },
);

export type LeadParameters = Static<typeof LeadListQuery>;

export function toLeadQuery(
  db: Db,
  { q = '', is_spam, status, owner, unanswered_minutes, next_step_due, ...query }: LeadParameters,
  asking: Author,
): ListQuery {
  const { now } = asking;
  const matching: Condition[] = [];
  if (q) matching.push(searched(q));
  if (is_spam !== undefined) matching.push((eb) => eb('is_spam', '=', is_spam ? 1 : 0));
  if (status) matching.push((eb) => eb('status', '=', status));
  if (owner) matching.push(ownedBy(db, owner, asking));
  if (unanswered_minutes !== undefined)
    matching.push(unanswered(new Date(now.getTime() - unanswered_minutes * MINUTE_MS)));
  if (next_step_due)
    matching.push((eb) =>
      eb.and([eb('next_step_at', '<=', now.toISOString()), eb('status', 'in', [...OPEN_STATUSES])]),
    );
  return { ...toListQuery(query), matching };
}

/** Leads with all words of a query, or with the number, or the part of one, that it is. */
const searched =
  (q: string): Condition =>
  (eb) =>
    eb.or([eb.and(containsWords(q)), eb.and(containsWords(partOfKey(q) ?? q))]);

const ownedBy =
  (db: Db, owner: string, { userId }: Author): Condition =>
  (eb) =>
    owner === 'none'
      ? eb.or([
          eb('owner_id', 'is', null),
          eb('owner_id', 'not in', possibleOwners(db).select('users.id')),
        ])
      : eb('owner_id', '=', owner === 'me' ? userId : owner);

/** Leads whose clock began up to a moment, and that nobody has answered. */
const unanswered =
  (until: Date): Condition =>
  (eb) =>
    eb.and([
      eb('answered_at', 'is', null),
      eb('is_spam', '=', 0),
      eb('clock_from', '<=', until.toISOString()),
    ]);
