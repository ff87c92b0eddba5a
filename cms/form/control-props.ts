import type { Column } from '#model/entity.ts';
import type { ComponentType, Ref } from 'react';
import type { Held } from './codecs.ts';

/** What a widget is given: the held value, and how its control is named and described. */
export interface ControlProps<H extends Held = Held> {
  id: string;
  name: string;
  column: Column;
  held: H;
  onChange: (held: H) => void;
  onBlur: () => void;
  ref: Ref<HTMLElement>;
  describedBy: string | undefined;
  invalid: boolean;
}

export type Widget<H extends Held = Held> = ComponentType<ControlProps<H>>;

/** The attributes that every control of a text has. */
export const textAttributes = ({
  id,
  name,
  column,
  onBlur,
  describedBy,
  invalid,
}: Omit<ControlProps, 'held' | 'onChange' | 'ref'>) => ({
  id,
  name,
  onBlur,
  required: column.presence === 'required',
  lang: column.twinOf === null ? 'en' : 'bn',
  'aria-describedby': describedBy,
  'aria-invalid': invalid || undefined,
});
