import type { Column } from '#model/kit/entity.ts';
import { localeFacts } from '#model/kit/locales.ts';
import type { ComponentType, Ref } from 'react';
import type { DraftValue } from '../draft/codecs.ts';

/** Props of a widget: the draft value, and the name and description of its control. */
export interface ControlProps<H extends DraftValue = DraftValue> {
  id: string;
  name: string;
  column: Column;
  draft: H;
  onChange: (draft: H) => void;
  onBlur: () => void;
  ref: Ref<HTMLElement>;
  describedBy: string | undefined;
  invalid: boolean;
  readOnly: boolean;
}

export type Widget<H extends DraftValue = DraftValue> = ComponentType<ControlProps<H>>;

/** Label of a field, with its language where it has two. */
export const nameOf = ({ field, twinOf }: Column) =>
  field.bilingual
    ? `${field.label} ${localeFacts[twinOf === null ? 'en' : 'bn'].name}`
    : field.label;

/** The attributes that every control of a text has. */
export const textAttributes = ({
  id,
  name,
  column,
  onBlur,
  describedBy,
  invalid,
  readOnly,
}: Omit<ControlProps, 'draft' | 'onChange' | 'ref'>) => ({
  id,
  name,
  onBlur,
  required: column.presence === 'required',
  lang: column.twinOf === null ? 'en' : 'bn',
  // An Arabic name is typed in its own direction.
  dir: 'auto',
  'aria-describedby': describedBy,
  'aria-invalid': invalid || undefined,
  ...(readOnly ? { readOnly } : {}),
});
