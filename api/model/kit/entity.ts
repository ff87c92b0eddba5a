import Type, { type TObject, type TOptional, type TProperties, type TUnsafe } from 'typebox';
import type { PageName } from '../routes/paths.ts';
import { isBlank } from '../text/blank.ts';
import { blank } from '../text/characters.ts';
import type { Field, Presence } from './make-field.ts';
import type { FieldKind, LongKind } from './field-values.ts';
import { twinName, type TwinName } from './locales.ts';

export type Fields = Readonly<Record<string, Field<any, any, any, any>>>;

type ValueOf<F> =
  F extends Field<any, infer V, infer P, any> ? (P extends 'optional' ? V | null : V) : never;
type TwinValueOf<F> =
  F extends Field<infer K, infer V, any, true> ? (K extends ListKind ? V : V | null) : never;
/** Kinds whose empty value is a list, never null. */
const LIST_KINDS = [
  'lines',
  'tags',
  'images',
  'items',
  'facets',
  'departures',
] as const satisfies readonly FieldKind[];
type ListKind = (typeof LIST_KINDS)[number];
const isListKind = (kind: FieldKind) => (LIST_KINDS as readonly FieldKind[]).includes(kind);

type TwinNames<F extends Fields> = {
  [N in keyof F & string]: F[N] extends Field<any, any, any, true> ? N : never;
}[keyof F & string];

/** Every column of the fields with its value: the fields themselves and their Bengali twins. */
export type ValuesOf<F extends Fields> = { [N in keyof F]: ValueOf<F[N]> } & {
  [N in TwinNames<F> as TwinName<N>]: TwinValueOf<F[N]>;
};

type LongNames<F extends Fields> = {
  [N in keyof F & string]: F[N] extends Field<LongKind, any, any, any> ? N : never;
}[keyof F & string];

/** The columns of an entity with long values, twins included. */
export type LongColumns<E extends { fields: Fields }> =
  | LongNames<E['fields']>
  | TwinName<LongNames<E['fields']>>;

type RequiredNames<F extends Fields> = {
  [N in keyof F]: F[N] extends Field<any, any, 'required', any> ? N : never;
}[keyof F];

/** Columns that every record has beside its fields. `updated_by` is the id of a user. */
export interface SystemValues {
  id: string;
  created_at: string;
  updated_at: string;
  updated_by: string | null;
  revision: number;
}

/** Columns whose stored values cannot be read: these are empty in the record. */
export interface Damaged {
  damaged?: readonly string[];
}

/** One column of an entity: a field, or the Bengali twin of one. */
export interface Column {
  readonly name: string;
  readonly field: Field;
  /** The column of which this one is the Bengali translation. */
  readonly twinOf: string | null;
  readonly presence: Presence;
  readonly empty: unknown;
}

type Page = ((address: string) => string) | null;

export interface EntityOptions<
  F extends Fields,
  N extends string,
  T extends string,
  M extends string,
  S extends (keyof F & string) | null,
  O extends (S extends string ? PageName : null),
  P extends (S extends string ? Page : null),
> {
  /** Singular, kebab case: `tour-package`. */
  name: N;
  table: T;
  /** The path of its calls below /api/v1. */
  path: string;
  label: { one: string; many: string };
  /** The module of the CMS that keeps its records, by its path below /cms. */
  module: M;
  /** The fields that ids are generated from; `random` where ids must not be readable. */
  id: readonly (keyof F & string)[] | 'random';
  /** The flag that makes a record public; `null` for records that are never public. */
  shownWhen: S;
  /** The page that shows all of its records; `null` for records that are never public. */
  shownOn: O;
  /** The English page of one record, by its slug or id; `null` where it has none of its own. */
  page: P;
  /** Records have a manual order. */
  ordered?: boolean;
  /** At most one record has `is_active`. */
  singleActive?: boolean;
  /** Fields that the CMS table shows. */
  columns: readonly (keyof F & string)[];
  /** Fields that the CMS search looks into, twins included. */
  searched: readonly (keyof F & string)[];
  fields: F;
}

export interface Entity<F extends Fields = Fields, N extends string = string> {
  readonly name: N;
  readonly table: string;
  readonly path: string;
  readonly label: { readonly one: string; readonly many: string };
  readonly module: string;
  /** Empty for random ids. */
  readonly idFrom: readonly string[];
  readonly shownWhen: string | null;
  readonly shownOn: PageName | null;
  readonly page: Page;
  readonly ordered: boolean;
  readonly singleActive: boolean;
  readonly tableColumns: readonly string[];
  readonly searched: readonly string[];
  readonly fields: F;
  /** Fields and twins, in the order of definition, each twin behind its field. */
  readonly columns: readonly Column[];
  /** Body of a create. */
  readonly draft: TObject;
  /** Body of a change: any property, null clears, `revision` guards. */
  readonly change: TObject;
  /** The response schema for staff; `publicRecord` is the one for everybody. */
  readonly record: TObject;
  readonly publicRecord: TObject;
}

/** An entity with what its definition says literally, for the types that are derived from it. */
type Defined<F extends Fields, N extends string, T, M, S, O, P> = Omit<
  Entity<F, N>,
  'draft' | 'change'
> & {
  readonly table: T;
  readonly module: M;
  readonly shownWhen: S;
  readonly shownOn: O;
  readonly page: P;
  readonly draft: SchemaOf<DraftValues<F>>;
  readonly change: SchemaOf<ChangeValues<F>>;
};

/** A schema of an object, made while the program runs, with the static type that it is made for. */
type SchemaOf<V> = TObject<{
  [N in keyof V]-?: {} extends Pick<V, N> ? TOptional<TUnsafe<Required<V>[N]>> : TUnsafe<V[N]>;
}>;

/** What a client may send: null clears a list, too. */
type SentValues<F extends Fields> = {
  [N in keyof ValuesOf<F>]?: ValuesOf<F>[N] | (ValuesOf<F>[N] extends unknown[] ? null : never);
};
type DraftValues<F extends Fields> = SentValues<F> & { [N in RequiredNames<F>]: ValueOf<F[N]> };
type ChangeValues<F extends Fields> = SentValues<F> & { revision?: number };

export type RecordOf<E> =
  E extends Entity<infer F, any> ? SystemValues & Damaged & ValuesOf<F> : never;
export type DraftOf<E> = E extends Entity<infer F, any> ? DraftValues<F> : never;
export type ChangeOf<E> = E extends Entity<infer F, any> ? ChangeValues<F> : never;

function columnsOf(fields: Fields): Column[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const { presence, empty } = field;
    const own: Column = { name, field, twinOf: field.translates, presence, empty };
    if (!field.bilingual) return [own];
    const isList = isListKind(field.kind);
    const twin: Column = {
      name: twinName(name),
      field,
      twinOf: name,
      presence: isList ? 'defaulted' : 'optional',
      empty: isList ? [] : null,
    };
    return [own, twin];
  });
}

const nullable = (column: Column, schema: Column['field']['schema']) =>
  column.presence === 'optional' ? Type.Union([schema, Type.Null()]) : schema;

/** Whether a blank text counts as empty. */
const mayBeBlank = ({ presence, field }: Column) =>
  presence === 'optional' && field.storage === 'text';

/** Whether this value leaves the column empty. */
export const leavesEmpty = (column: Column, value: unknown): boolean =>
  value === null || (mayBeBlank(column) && typeof value === 'string' && isBlank(value));

/** Maximum length of a blank text where the field has no limit of its own. */
const BLANK_MAX = 500;

/** null clears an optional field to null, a list to []; so does a blank text. */
const clearable = (column: Column) =>
  mayBeBlank(column)
    ? Type.Union([column.field.input, Type.Null(), blank(column.field.max ?? BLANK_MAX)])
    : column.presence === 'optional' || isListKind(column.field.kind)
      ? Type.Union([column.field.input, Type.Null()])
      : column.field.input;

const properties = (columns: readonly Column[], each: (column: Column) => TProperties[string]) =>
  Object.fromEntries(columns.map((column) => [column.name, each(column)]));

const strict = { additionalProperties: false };
const moment = () => Type.String({ format: 'date-time' });
export const Id = Type.String({ minLength: 1, maxLength: 100, pattern: '^[a-z0-9][a-z0-9-]*$' });

/** `tour-package` as the name of a type: `TourPackage`. */
export const pascalCase = (name: string) =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

export function entity<
  const N extends string,
  const T extends string,
  const M extends string,
  const F extends Fields,
  const S extends (keyof F & string) | null,
  const O extends (S extends string ? PageName : null),
  P extends (S extends string ? Page : null),
>(options: EntityOptions<F, N, T, M, S, O, P>): Defined<F, N, T, M, S, O, P> {
  const { id, columns: tableColumns, ordered = false, singleActive = false, ...said } = options;
  const columns = columnsOf(options.fields);
  const shared = { id: Id, created_at: moment(), updated_at: moment(), revision: Type.Integer() };
  const answered = (column: Column) => nullable(column, column.field.schema);
  const title = pascalCase(options.name);
  return Object.freeze({
    ...said,
    ordered,
    singleActive,
    tableColumns,
    idFrom: id === 'random' ? [] : id,
    columns,
    draft: Type.Object(
      properties(columns, (column) =>
        column.presence === 'required' ? column.field.input : Type.Optional(clearable(column)),
      ),
      { ...strict, title: `${title}Draft` },
    ) as TObject as SchemaOf<DraftValues<F>>,
    change: Type.Object(
      {
        ...properties(columns, (column) => Type.Optional(clearable(column))),
        revision: Type.Optional(Type.Integer({ minimum: 1 })),
      },
      { ...strict, title: `${title}Change` },
    ) as TObject as SchemaOf<ChangeValues<F>>,
    record: Type.Object(
      {
        ...shared,
        updated_by: Type.Union([Type.String(), Type.Null()]),
        damaged: Type.Optional(
          Type.Array(Type.String(), {
            description: 'Fields whose stored values cannot be read: they are empty here',
          }),
        ),
        ...properties(columns, answered),
      },
      { title },
    ),
    publicRecord: Type.Object({
      ...shared,
      ...properties(
        columns.filter((column) => column.field.visibility === 'public'),
        answered,
      ),
    }),
  });
}
