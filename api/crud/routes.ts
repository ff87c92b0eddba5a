import type { Column, Entity } from '#model/kit/entity.ts';
import { hasRole } from '#model/access/roles.ts';
import { Id } from '#model/kit/entity.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type, { type Static, type TObject } from 'typebox';
import type { Db } from '../db/database.ts';
import type { Reserve } from '../db/reserve.ts';
import { ApiError, Forbidden, NotFound } from '../errors.ts';
import { remove } from './deletion.ts';
import { anyOf, ChangeHeaders, listOf, operation, revised } from './route-schemas.ts';
import { CreateHeaders, createOnce } from './idempotency.ts';
import type { AnyRecord, Author } from './record.ts';
import { followed } from './redirects.ts';
import * as repository from './repository.ts';
import { isShown, publicView } from './views.ts';

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

export interface CrudOptions {
  db: Db;
  entity: Entity;
  clock: () => Date;
  /** For deletes: they make room. */
  reserve: Reserve;
  /** Called after every write that the public site shows. */
  onWrite: () => void;
}

/** CRUD calls of an entity: staff see all records, others public ones. */
export const crudRoutes: FastifyPluginAsyncTypebox<CrudOptions> = async (app, options) => {
  const { db, entity, clock, reserve, onWrite } = options;
  const { path } = entity;
  const params = Type.Object({ id: Id });
  const record = answer(entity);

  app.get(
    path,
    {
      schema: {
        ...operation('list', entity),
        querystring: listQuery(entity),
        response: { 200: listOf(record) },
      },
    },
    async (request, reply) => {
      const staff = isStaff(request);
      const now = clock();
      const { records, total } = await repository.list(
        db,
        entity,
        toListQuery(request.query, staff ? {} : { shownAt: now }),
      );
      reply.header('x-total-count', total);
      return staff ? records : records.map((each) => publicView(entity, each, now));
    },
  );

  app.get(
    `${path}/:id`,
    { schema: { ...operation('get', entity), params, response: { 200: revised(record) } } },
    async (request) => {
      const found = await repository.get(db, entity, request.params.id);
      if (isStaff(request)) return found;
      const now = clock();
      if (!isShown(entity, found, now)) throw new NotFound(entity.label.one);
      return publicView(entity, found, now);
    },
  );

  app.post(
    path,
    {
      schema: {
        ...operation('create', entity),
        headers: CreateHeaders,
        body: entity.draft,
        response: { 201: revised(record) },
      },
    },
    async (request, reply) => {
      const by = author(request, options);
      const keyed = { request, now: by.now, sent: request.body };
      const { answer: made } = await createOnce(db, keyed, (trx) =>
        followed(trx, entity, undefined, by, (own) =>
          repository.create(own, entity, request.body, by),
        ),
      );
      onWrite();
      return reply.code(201).header('etag', etag(made)).send(made);
    },
  );

  app.put(
    `${path}/:id`,
    {
      schema: {
        ...operation('update', entity),
        params,
        headers: ChangeHeaders,
        body: entity.change,
        response: { 200: revised(record) },
      },
    },
    async (request, reply) => {
      const expected = expectedRevision(request);
      const change =
        expected === undefined ? request.body : { ...request.body, revision: expected };
      const { id } = request.params;
      refuseBeyondRole(request, entity);
      const by = author(request, options);
      const changed = await followed(db, entity, id, by, (trx) =>
        repository.change(trx, entity, id, change, by),
      );
      onWrite();
      return reply.header('etag', etag(changed)).send(changed);
    },
  );

  app.delete(
    `${path}/:id`,
    {
      schema: {
        ...operation('delete', entity),
        params,
        headers: ChangeHeaders,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const by = author(request, options);
      const expected = expectedRevision(request);
      await reserve.spentOn(() =>
        followed(db, entity, id, by, (trx) => remove(trx, entity, id, by, expected)),
      );
      onWrite();
      return reply.code(204).send(null);
    },
  );
};

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
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_LIMIT })),
      offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
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
type ListParameters = Static<ReturnType<typeof listQuery>>;

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

export const isStaff = (request: FastifyRequest) => request.caller.kind === 'user';

/** Refuses what a translator sends beside Bengali texts. */
function refuseBeyondRole({ caller, body }: FastifyRequest, { columns }: Entity): void {
  if (caller.kind !== 'user' || hasRole(caller.user.role, 'moderator')) return;
  const texts = new Set(columns.filter(({ twinOf }) => twinOf !== null).map(toName));
  const other = Object.keys(body as object).find((name) => name !== 'revision' && !texts.has(name));
  if (other !== undefined)
    throw new Forbidden(`A translator changes Bengali texts alone, not "${other}"`);
}

/** The author of a request, for the audit log: account and address. */
export function author(request: FastifyRequest, { clock }: Pick<CrudOptions, 'clock'>): Author {
  const { caller, id, ip } = request;
  const userId = caller.kind === 'user' ? caller.user.id : null;
  return { userId, now: clock(), requestId: id, address: ip };
}

export const etag = (record: AnyRecord): Parameters<FastifyReply['header']>[1] =>
  `"${record.revision}"`;

/** The revision in `If-Match: "12"`; undefined, no lock, for `*` or without the header. */
export function expectedRevision(request: FastifyRequest): number | undefined {
  const header = request.headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  const revision = /^(?:W\/)?"(\d+)"$/.exec(header)?.[1];
  if (revision === undefined)
    throw new ApiError(400, 'If-Match must be a revision in quotation marks, like "12"');
  return Number(revision);
}
