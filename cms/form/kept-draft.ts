import { isSame, type FormValues } from './draft.ts';

/** What somebody typed and did not save, on this device. */
export interface KeptDraft {
  values: FormValues;
  keptAt: number;
}

/** The values that differ from where the form started. */
export const typedValues = (start: FormValues, values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name, held]) => !isSame(held, start[name])));

/** Where one person's unsaved work on one record lies. */
export function draftPlace(userId: string, entity: string, id: string | undefined) {
  const key = `cms_draft:${userId}:${entity}:${id ?? 'new'}`;
  return {
    find: (): KeptDraft | null => {
      const kept = localStorage.getItem(key);
      return kept === null ? null : (JSON.parse(kept) as KeptDraft);
    },
    keep: (values: FormValues) =>
      localStorage.setItem(key, JSON.stringify({ values, keptAt: Date.now() })),
    drop: () => localStorage.removeItem(key),
  };
}
