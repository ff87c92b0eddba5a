import type { Column, Entity } from '#model/kit/entity.ts';
import { hasRole } from '#model/access/roles.ts';
import { Id } from '#model/kit/entity.ts';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import Type, { type Static, type TObject } from 'typebox';
import type { Row } from '../db/codec.ts';
import type { Db } from '../db/database.ts';
import type { Reserve } from '../db/reserve.ts';
import { ApiError, Forbidden, NotFound } from '../errors.ts';
import { remove } from './deletion.ts';
import { anyOf, ChangeHeaders, listOf, operation, revised } from './route-schemas.ts';
import { CreateHeaders, createOnce } from './idempotency.ts';
import type { AnyRecord, Author } from './record.ts';
import { followed } from './redirects.ts';
import * as repository from './repository.ts';
import { isShown, publicView, publicViews } from './views.ts';

const MAX_LIMIT = 500;
const MAX_SEARCH = 100;

/** Query parameters that filter by a flag that is set. */
const onlyFlags = {
  available_only: 'is_available',
  featured_only: 'is_featured',
  published_only: 'is_published',
  active_only: 'is_active',
} as const;
type FlagName = keyof typeof onlyFlags;

export interface WriteOptions {
  db: Db;
  clock: () => Date;
  /** For deletes: they make room. */
  reserve: Reserve;
  /** Called after every write. */
  onWrite: () => void;
}

export interface CrudOptions extends WriteOptions {
  entity: Entity;
}

/** Schemas of the calls of an entity: of a list's query, of what is sent and of what is answered. */
interface Shapes {
  record: TObject;
  query?: TObject;
  draft?: TObject;
  change?: TObject;
}

interface OfRecord {
  Params: { id: string };
}

/** The calls of an entity, by what each does: one that is left out is not there. */
interface Acts<Query, Draft, Change> {
  list?: (
    request: FastifyRequest<{ Querystring: Query }>,
    by: Author,
  ) => Promise<{ records: Row[]; total: number }>;
  create?: (request: FastifyRequest<{ Body: Draft }>, by: Author) => Promise<AnyRecord>;
  get?: (request: FastifyRequest<OfRecord>, by: Author) => Promise<Row>;
  change?: (request: FastifyRequest<OfRecord>, by: Author, change: Change) => Promise<AnyRecord>;
  remove?: (request: FastifyRequest<OfRecord>, by: Author, expected?: number) => Promise<void>;
}

/** Routes of an entity: addresses, schemas and headers are the same, whatever an act does. */
export function recordRoutes<Query, Draft, Change>(
  app: FastifyInstance,
  around: Pick<CrudOptions, 'entity' | 'clock' | 'onWrite'>,
  shapes: Shapes,
  { list, create, get, change, remove: discard }: Acts<Query, Draft, Change>,
): void {
  const { entity, onWrite } = around;
  const { path } = entity;
  const { record } = shapes;
  const response = { 200: revised(record) };
  const ofRecord = { params: Type.Object({ id: Id }) };

  if (list)
    app.get<{ Querystring: Query }>(
      path,
      operation('list', entity, {
        querystring: shapes.query,
        response: { 200: listOf(record) },
      }),
      async (request, reply) => {
        const { records, total } = await list(request, author(request, around));
        reply.header('x-total-count', total);
        return records;
      },
    );

  if (create)
    app.post<{ Body: Draft }>(
      path,
      operation('create', entity, {
        headers: CreateHeaders,
        body: shapes.draft,
        response: { 201: revised(record) },
      }),
      async (request, reply) => {
        const made = await create(request, author(request, around));
        onWrite();
        return reply.code(201).header('etag', etag(made)).send(made);
      },
    );

  if (get)
    app.get<OfRecord>(
      `${path}/:id`,
      operation('get', entity, { ...ofRecord, response }),
      (request) => get(request, author(request, around)),
    );

  const guarded = { ...ofRecord, headers: ChangeHeaders };
  if (change)
    app.put<OfRecord & { Body: Change }>(
      `${path}/:id`,
      operation('update', entity, { ...guarded, body: shapes.change, response }),
      async (request, reply) => {
        const revision = expectedRevision(request);
        const given = { ...(request.body as Change), ...(revision !== undefined && { revision }) };
        const changed = await change(request, author(request, around), given);
        onWrite();
        return reply.header('etag', etag(changed)).send(changed);
      },
    );

  if (discard)
    app.delete<OfRecord>(
      `${path}/:id`,
      operation('delete', entity, { ...guarded, response: { 204: Type.Null() } }),
      async (request, reply) => {
        await discard(request, author(request, around), expectedRevision(request));
        onWrite();
        return reply.code(204).send(null);
      },
    );
}

/** CRUD calls of an entity: staff see all records, others public ones. */
export const crudRoutes: FastifyPluginAsync<CrudOptions> = async (app, options) => {
  const { db, entity, clock, reserve } = options;
  const shapes = { ...entity, record: answer(entity), query: listQuery(entity) };

  recordRoutes<ListParameters, Row, Row>(app, options, shapes, {
    list: async (request) => {
      const now = clock();
      const query = toListQuery(request.query, isStaff(request) ? {} : { shownAt: now });
      const { records, total } = await repository.list(db, entity, query);
      logDamaged(request, entity, records);
      return { records: isStaff(request) ? records : publicViews(entity, records, now), total };
    },
    get: async (request) => {
      const record = await repository.get(db, entity, request.params.id);
      logDamaged(request, entity, [record]);
      return seenBy(request, entity, record, clock());
    },
    create: async (request, by) => {
      const { body } = request;
      const keyed = { request, now: by.now, sent: body };
      const { answer: made } = await createOnce(db, keyed, (trx) =>
        followed(trx, entity, undefined, by, (own) => repository.create(own, entity, body, by)),
      );
      return made;
    },
    change: async (request, by, change) => {
      const { id } = request.params;
      refuseBeyondRole(request, entity);
      return followed(db, entity, id, by, (trx) => repository.change(trx, entity, id, change, by));
    },
    remove: (request, _by, expected) =>
      reserve.spentOn(() => {
        const { id } = request.params;
        const by = author(request, options);
        return followed(db, entity, id, by, (trx) => remove(trx, entity, id, by, expected));
      }),
  });
};

export function logDamaged(
  { log }: Pick<FastifyRequest, 'log'>,
  { name }: Entity,
  records: readonly AnyRecord[],
): void {
  for (const { id, damaged } of records)
    if (damaged) log.error({ entity: name, id, damaged }, 'a record is damaged');
}

/** A record as its caller may see it. */
export function seenBy(
  request: Pick<FastifyRequest, 'caller'>,
  entity: Entity,
  record: AnyRecord,
  now: Date,
): Row {
  if (isStaff(request)) return record;
  if (!isShown(entity, record, now)) throw new NotFound(entity.label.one);
  return publicView(entity, record, now);
}

/** The answer's schema: fields that only staff see are optional. */
export function answer(entity: Entity): TObject {
  const always = entity.publicRecord.properties;
  const { title } = entity.record as { title?: string };
  return Type.Object(
    Object.fromEntries(
      Object.entries(entity.record.properties).map(([name, schema]) => [
        name,
        name in always ? schema : Type.Optional(schema),
      ]),
    ),
    { ...(title && { title }) },
  );
}

export function listQuery(entity: Entity) {
  const flags = Object.entries(onlyFlags).filter(([, flag]) => flag in entity.fields);
  const asked = flags.map(([name]) => [name, Type.Optional(Type.Boolean())] as const);
  const sortable = ['created_at', 'updated_at', ...entity.columns.filter(isScalar).map(toName)];
  return Type.Object(
    {
      ...(Object.fromEntries(asked) as Record<FlagName, (typeof asked)[number][1]>),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_LIMIT, default: MAX_LIMIT })),
      offset: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: 1_000_000,
          description: 'Records that come and go between two calls move those behind them',
        }),
      ),
      q: Type.Optional(
        Type.String({
          maxLength: MAX_SEARCH,
          description: 'Words, in either language: all are found',
        }),
      ),
      order_by: Type.Optional(anyOf(sortable.map((name) => Type.Literal(name)))),
      order_direction: Type.Optional(Type.Union([Type.Literal('asc'), Type.Literal('desc')])),
    },
    { additionalProperties: false },
  );
}
export type ListParameters = Static<ReturnType<typeof listQuery>>;

const isScalar = ({ field }: Column) => field.storage !== 'json' && field.visibility === 'public';
const toName = ({ name }: Column) => name;

export function toListQuery(
  { limit = MAX_LIMIT, offset = 0, q, order_by, order_direction, ...flags }: ListParameters,
  seen: Pick<repository.ListQuery, 'shownAt'> = {},
): repository.ListQuery {
  const names = Object.keys(onlyFlags) as FlagName[];
  return {
    ...seen,
    limit,
    offset,
    only: names.filter((name) => flags[name]).map((name) => onlyFlags[name]),
    ...(q && { search: q }),
    ...(order_by && { orderBy: order_by }),
    ...(order_direction && { direction: order_direction }),
  };
}

export const isStaff = (request: Pick<FastifyRequest, 'caller'>) => request.caller.kind === 'user';

/** Refuses what a translator sends beside Bengali texts. */
function refuseBeyondRole(
  { caller, body }: Pick<FastifyRequest, 'caller' | 'body'>,
  { columns }: Entity,
): void {
  if (caller.kind !== 'user' || hasRole(caller.user.role, 'moderator')) return;
  const texts = new Set(columns.filter(({ twinOf }) => twinOf !== null).map(toName));
  const other = Object.keys(body as object).find((name) => name !== 'revision' && !texts.has(name));
  if (other !== undefined)
    throw new Forbidden(`A translator changes Bengali texts alone, not "${other}"`);
}

/**
 * The author of a request, for the audit log: account and address. Its revisions go with the answer: each
 * try of a write has an author of its own, since a colleague may have the numbers of one that failed.
 */
export function author(
  request: Pick<FastifyRequest, 'caller' | 'id' | 'ip' | 'revisions'>,
  { clock }: { clock: () => Date },
): Author {
  const { caller, id, ip } = request;
  const userId = caller.kind === 'user' ? caller.user.id : null;
  const revisions: number[] = [];
  request.revisions = revisions;
  return { userId, now: clock(), requestId: id, address: ip, revisions };
}

export const etag = (record: AnyRecord): Parameters<FastifyReply['header']>[1] =>
  `"${record.revision}"`;

/** The revision in `If-Match: "12"`; undefined, no lock, for `*` or without the header. */
export function expectedRevision(request: Pick<FastifyRequest, 'headers'>): number | undefined {
  const header = request.headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  const revision = /^(?:W\/)?"(\d+)"$/.exec(header)?.[1];
  if (revision === undefined)
    throw new ApiError(400, 'If-Match must be a revision in quotation marks, like "12"');
  return Number(revision);
}
