import type { Entity } from '#model/kit/entity.ts';
import { createContext, use } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from './draft/draft.ts';
import type { Stored } from './history/use-bring-back.ts';
import type { PendingUploads } from './images/pending-uploads.ts';

/** Context of a form's widgets. */
export interface RecordFormContext {
  entity: Entity;
  form: UseFormReturn<FormValues>;
  /** The record exists already. */
  isEdit: boolean;
  uploads: PendingUploads;
  /** The record as it is stored; null for a new one. */
  stored: Stored | null;
}

export const FormContext = createContext<RecordFormContext | null>(null);

export function useFormContext(): RecordFormContext {
  const context = use(FormContext);
  if (!context) throw new Error('A field stands outside of a form');
  return context;
}
