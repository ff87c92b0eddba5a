import type { TSchema } from 'typebox';
import type { FieldKind, FieldValues } from './field-values.ts';

/** required: given on create, never null · defaulted: never null · optional: null when empty */
export type Presence = 'required' | 'defaulted' | 'optional';

/** The audience of a field. */
export type Visibility = 'public' | 'staff';

export interface Field<
  K extends FieldKind = FieldKind,
  V = FieldValues[K],
  P extends Presence = Presence,
  B extends boolean = boolean,
> {
  readonly kind: K;
  readonly label: string;
  readonly hint: string | undefined;
  /** Schema of the stored and answered value. */
  readonly schema: TSchema;
  /** Schema of accepted input: wider where the API converts (Bengali digits, a bare list). */
  readonly input: TSchema;
  /** Converts accepted input to the stored form. */
  readonly normalise: (value: unknown) => unknown;
  readonly storage: 'text' | 'integer' | 'real' | 'boolean' | 'json';
  readonly presence: P;
  /** The value of an empty field; unused for a required field. */
  readonly empty: V | null;
  readonly bilingual: B;
  /** The field that this one says in Bengali, where it is no twin of its own. */
  readonly translates: string | null;
  readonly unique: boolean;
  readonly visibility: Visibility;
  readonly max: number | undefined;
  readonly options: readonly string[];
}

/** Options of every kind of field. */
export interface Common<V> {
  label: string;
  hint?: string;
  required?: true;
  default?: V;
  bilingual?: true;
  unique?: true;
  visibility?: Visibility;
}

type PresenceOf<O> = O extends { required: true }
  ? 'required'
  : O extends { default: unknown }
    ? 'defaulted'
    : 'optional';
type BilingualOf<O> = O extends { bilingual: true } ? true : false;
type Made<K extends FieldKind, O, V = FieldValues[K]> = Field<K, V, PresenceOf<O>, BilingualOf<O>>;

interface Shape {
  schema: TSchema;
  /** Text, unless said. */
  storage?: Field['storage'];
  input?: TSchema;
  normalise?: (value: unknown) => unknown;
  max?: number;
  options?: readonly string[];
  translates?: string | undefined;
}

const asGiven = (value: unknown) => value;

export function make<K extends FieldKind, O extends Common<unknown>, V = FieldValues[K]>(
  kind: K,
  options: O,
  shape: Shape,
): Made<K, O, V> {
  const presence: Presence = options.required
    ? 'required'
    : options.default !== undefined
      ? 'defaulted'
      : 'optional';
  return Object.freeze({
    kind,
    label: options.label,
    hint: options.hint,
    schema: shape.schema,
    input: shape.input ?? shape.schema,
    normalise: shape.normalise ?? asGiven,
    storage: shape.storage ?? 'text',
    presence,
    empty: options.default ?? null,
    bilingual: options.bilingual === true,
    translates: shape.translates ?? null,
    unique: options.unique === true,
    visibility: options.visibility ?? 'public',
    max: shape.max,
    options: shape.options ?? [],
  }) as unknown as Made<K, O, V>;
}
