import type { Field } from '#model/kit/make-field.ts';
import { Compile } from 'typebox/compile';

/** The stored form of an input value, or `refused`. */
export function takes(field: Field<any, any, any, any>): (value: unknown) => unknown {
  const input = Compile(field.input);
  return (value) => (input.Check(value) ? field.normalise(value) : refused);
}

export const refused = Symbol('refused');
