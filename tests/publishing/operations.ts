import { DEPARTURE_STATUSES } from '#model/catalogue/departures.ts';
import { publicEntities } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import type { FieldKind } from '#model/kit/field-values.ts';
import { dayInDhaka } from '#model/format/dates.ts';
import { twinName } from '#model/kit/locales.ts';
import fc from 'fast-check';
import { lines, texts } from '../../api/testing/corpora/alphabet.ts';
import { draftOf } from '../../api/testing/drafts.ts';
import type { Product } from '../harness/product.ts';

/** An action of staff. `pick` chooses one of the current records. */
export interface Operation {
  name: string;
  entity: string;
  pick: number;
  /** One line; `long` has many. */
  words: string;
  long: string;
}

type Act = (
  product: Product,
  entity: Entity,
  record: Record<string, unknown> & { id: string },
  words: string,
  long: string,
) => Promise<{ status: number }>;

const GIVEN_BY_THE_SERVER: ReadonlySet<string> = new Set([
  'id',
  'created_at',
  'updated_at',
  'updated_by',
  'revision',
  'slug',
]);

/** The title column of a record, and its Bengali translation. */
export function titleOf(entity: Entity): string[] {
  const title = entity.columns.find(
    ({ field, twinOf }) => field.kind === 'text' && field.bilingual && twinOf === null,
  );
  return title ? [title.name, twinName(title.name)] : [];
}

const put = (product: Product, entity: Entity, id: string, change: object) =>
  product.call('PUT', `${entity.path}/${id}`, change);

const toggle =
  (flag: (entity: Entity) => string): Act =>
  (product, entity, record) => {
    const name = flag(entity);
    return put(product, entity, record.id, { [name]: record[name] !== true });
  };

/** New values for every text that has room for the words. */
export function rewritten(entity: Entity, words: string, long: string): Record<string, string> {
  const written: Partial<Record<FieldKind, string>> = {
    text: words,
    multiline: long,
    markdown: long,
  };
  return Object.fromEntries(
    entity.columns.flatMap(({ name, field }) => {
      const value = written[field.kind];
      return value === undefined || value.length > (field.max ?? 0) ? [] : [[name, value]];
    }),
  );
}

/** Saves a draft in place of the one that there is; of what has no such text, its switch. */
async function drafted(
  product: Product,
  entity: Entity,
  record: Record<string, unknown> & { id: string },
  fields: Record<string, unknown>,
) {
  const place = `/drafts/${entity.name}/${record.id}`;
  const { body } = await product.call<{ draft: { version: string } | null }>('GET', place);
  const flag = { [entity.shownWhen!]: record[entity.shownWhen!] !== true };
  return product.call<{ version: string }>('PUT', place, {
    fields: Object.keys(fields).length > 0 ? fields : flag,
    version: body.draft?.version ?? null,
  });
}

const acts: Record<string, Act> = {
  rename: (product, entity, { id }, words) =>
    put(product, entity, id, Object.fromEntries(titleOf(entity).map((name) => [name, words]))),
  rewrite: (product, entity, { id }, words, long) =>
    put(product, entity, id, rewritten(entity, words, long)),
  untranslate: (product, entity, { id }) =>
    put(
      product,
      entity,
      id,
      Object.fromEntries(
        titleOf(entity)
          .slice(1)
          .map((n) => [n, null]),
      ),
    ),
  show: toggle((entity) => entity.shownWhen!),
  feature: toggle((entity) => ('is_featured' in entity.fields ? 'is_featured' : entity.shownWhen!)),
  forgetSlug: (product, entity, { id }) =>
    put(product, entity, id, 'slug' in entity.fields ? { slug: null } : {}),
  tag: (product, entity, { id }, words) =>
    put(product, entity, id, 'tags' in entity.fields ? { tags: [words, 'asia'] } : {}),
  relate: (product, entity, record, words, long) => {
    const about = ['tour-package/coxs-bazar-inani', 'visa-service/thailand'];
    return 'about' in entity.fields
      ? put(product, entity, record.id, { about: about.slice(words.length % 3) })
      : acts['rename']!(product, entity, record, words, long);
  },
  depart: (product, entity, { id }, words) => {
    const day = (days: number) =>
      dayInDhaka(new Date(Date.now() + (words.length + days) * 86_400_000));
    const leaving = (days: number) => ({
      from: day(days),
      until: day(days + 3),
      status: DEPARTURE_STATUSES[(words.length + days) % DEPARTURE_STATUSES.length],
      prices: { twin: 26_500, infant: 0 },
      seats: words.length % 2 === 0 ? '4' : null,
    });
    const departures = [-30, 0, 30, 60].slice(words.length % 5).map(leaving);
    return put(product, entity, id, 'departures' in entity.fields ? { departures } : {});
  },
  remove: (product, entity, { id }) => product.call('DELETE', `${entity.path}/${id}`),
  restore: async (product, entity, record, words, long) => {
    const { body } = await product.call<{ id: string }[]>('GET', `/trash?entity=${entity.name}`);
    const [trashed] = body;
    if (!trashed) return acts['remove']!(product, entity, record, words, long);
    return product.call('POST', `/trash/${entity.name}/${trashed.id}/restore`);
  },
  revert: async (product, entity, { id }) => {
    const path = `/history/${entity.name}/${id}`;
    const { body: versions } = await product.call<{ id: number }[]>('GET', path);
    const before = await product.call<object>('GET', `${path}/${versions.at(-1)!.id}`);
    return put(product, entity, id, before.body);
  },
  draft: (product, entity, record, words, long) =>
    drafted(product, entity, record, rewritten(entity, words, long)),
  publishDraft: async (product, entity, record, words) => {
    const names = Object.fromEntries(titleOf(entity).map((name) => [name, words]));
    if (titleOf(entity).length === 0) return put(product, entity, record.id, {});
    const { body } = await drafted(product, entity, record, names);
    const place = `/drafts/${entity.name}/${record.id}/publish`;
    const language = words.length % 2 === 0 ? { language: 'bn' } : {};
    return product.call('POST', place, { version: body.version, ...language });
  },
  copy: (product, entity, record, words) => {
    const draft = Object.entries(record).filter(([name]) => !GIVEN_BY_THE_SERVER.has(name));
    const [title] = titleOf(entity);
    const named = title ? { [title]: words } : {};
    return product.call('POST', entity.path, { ...Object.fromEntries(draft), ...named });
  },
  create: (product, entity, _record, words) => {
    const [title, twin] = titleOf(entity);
    const named = title && twin ? { [title]: words, [twin]: words } : {};
    return product.call(
      'POST',
      entity.path,
      draftOf(entity, { ...named, [entity.shownWhen!]: true }),
    );
  },
  picture: (product, entity, { id }, words) => {
    const column = entity.columns.find(({ field }) => field.kind === 'image');
    const picture = words.length % 2 === 0 ? '/stock/bali.webp' : null;
    return put(product, entity, id, column ? { [column.name]: picture } : {});
  },
  reorder: (product, entity, { id }, words) =>
    entity.ordered
      ? product.call('POST', `${entity.path}/${id}/reorder`, { new_order: 1 + (words.length % 4) })
      : acts['rename']!(product, entity, { id }, words, words),
};

export const operations = fc.record<Operation>({
  name: fc.constantFrom(...Object.keys(acts)),
  entity: fc.constantFrom(...publicEntities.map(({ name }) => name), 'tour-package'),
  pick: fc.nat(1000),
  words: lines,
  long: texts,
});

/** Performs the operation; answers the status. Without records it can only be a create. */
export async function perform(product: Product, operation: Operation): Promise<number> {
  const entity = publicEntities.find(({ name }) => name === operation.entity) as Entity;
  const { body } = await product.call<{ id: string }[]>('GET', entity.path);
  const record = body[operation.pick % Math.max(1, body.length)];
  const act = record ? acts[operation.name]! : acts['create']!;
  return (await act(product, entity, record ?? { id: '' }, operation.words, operation.long)).status;
}
