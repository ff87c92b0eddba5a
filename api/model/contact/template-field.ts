import Type from 'typebox';
import type { Field } from '../kit/field.ts';
import { MERGE_FIELDS, unknownFields } from './reply-text.ts';

const listed = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

/** A text with merge fields: one that nothing can be put in for is refused. */
export const withMergeFields = <F extends Field<any, any, any, any>>(field: F): F =>
  Object.freeze({
    ...field,
    input: Type.Refine(
      field.input,
      (given) => typeof given !== 'string' || unknownFields(given).length === 0,
      (given) =>
        `has ${listed(unknownFields(String(given)))}, which nothing is put in for: there are ${listed(MERGE_FIELDS)}`,
    ),
  });
