import type { Field } from '#model/field.ts';
import { Compile } from 'typebox/compile';

/** What becomes of a value that is sent: `refused`, or the form it is stored in. */
export function takes(field: Field<any, any, any, any>): (value: unknown) => unknown {
  const input = Compile(field.input);
  return (value) => (input.Check(value) ? field.normalise(value) : refused);
}

export const refused = Symbol('refused');
