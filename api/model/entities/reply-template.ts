import Type from 'typebox';
import { entity } from '../kit/entity.ts';
import { choice, multiline, text } from '../kit/field.ts';
import type { Field } from '../kit/make-field.ts';
import { REPLY_CHANNELS } from '../contact/reply-links.ts';
import { MERGE_FIELDS, unknownFields } from '../contact/reply-text.ts';

const listed = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

/** A text with merge fields: one that nothing can be put in for is refused. */
const withMergeFields = <F extends Field<any, any, any, any>>(field: F): F =>
  Object.freeze({
    ...field,
    input: Type.Refine(
      field.input,
      (given) => typeof given !== 'string' || unknownFields(given).length === 0,
      (given) =>
        `has ${listed(unknownFields(String(given)))}, which nothing is put in for: there are ${listed(MERGE_FIELDS)}`,
    ),
  });

/** Text that staff answer enquiries with, again and again. Never published. */
export const replyTemplate = entity({
  name: 'reply-template',
  table: 'reply_templates',
  path: '/reply-templates',
  label: { one: 'Reply Template', many: 'Reply Templates' },
  module: 'reply-templates',
  id: ['name'],
  shownWhen: null,
  shownOn: null,
  page: null,
  columns: ['name', 'channel'],
  searched: ['name', 'body'],
  fields: {
    name: text({ label: 'Name', hint: 'What staff choose it by', max: 80, required: true }),
    channel: choice({ label: 'Sent by', options: REPLY_CHANNELS, default: 'whatsapp' }),
    subject: withMergeFields(
      text({ label: 'Subject', hint: 'Of an e-mail', max: 200, bilingual: true }),
    ),
    body: withMergeFields(
      multiline({
        label: 'Text',
        hint: '{name}, {item}, {price}, {dates}, {link} and {staff} are filled in',
        max: 2_000,
        required: true,
        bilingual: true,
      }),
    ),
  },
});
