import type { Entity } from '#model/kit/entity.ts';
import type { Locale } from '#model/kit/locales.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from '../draft/draft.ts';

/** The language that a form shows, and the way to a field of either. */
export function useFieldFocus(
  entity: Entity,
  form: UseFormReturn<FormValues>,
  focus: string | undefined,
) {
  const sideOf = (field: string): Locale =>
    entity.columns.find((column) => column.name === field)?.twinOf ? 'bn' : 'en';
  const [language, setLanguage] = useState<Locale>(focus ? sideOf(focus) : 'en');
  /** Flushes the language switch first: a field of the hidden language cannot take the focus. */
  const focusField = (field: string) => {
    flushSync(() => setLanguage(sideOf(field)));
    form.setFocus(field);
  };
  const focusFirst = (fields: readonly string[]) => {
    const first = entity.columns.find((column) => fields.includes(column.name));
    if (first) focusField(first.name);
  };
  return { language, setLanguage, focusField, focusFirst };
}
