import { publicEntities, type EntityName, type PublicName } from '#model/entities/index.ts';
import type { Locale } from '#model/kit/locales.ts';
import { useQuery } from '@tanstack/react-query';
import type { Values } from './history.ts';
import { request } from './request.ts';

/** A record that has a draft over what is published. */
export interface DraftMark {
  entity: PublicName;
  id: string;
  label: string;
  /** Another one after every save. */
  version: string;
  saved_at: string;
  saved_by: string | null;
  publish_at: string | null;
  /** Why it was not published at that moment. */
  refusal: string | null;
}

/** The draft that staff share: the changed fields, and the public values that they began from. */
export interface SharedDraft extends DraftMark {
  fields: Values;
  base: Values;
}

export interface DraftSave {
  fields: Values;
  base: Values;
  version: string | null;
  publish_at?: string | null;
}

export const draftsKey = ['drafts'] as const;

const FRESH_MS = 15_000;
/** A form opens without knowing of a draft rather than never. */
const LONGEST_MS = 4_000;

const pathOf = (entity: string, id: string) => `/drafts/${entity}/${encodeURIComponent(id)}`;

/** Whether the records of an entity can have a draft: whatever visitors see. */
export const hasDrafts = (name: EntityName) => publicEntities.some((each) => each.name === name);

/** Every record that has a draft. */
export const useDraftMarks = () =>
  useQuery({
    queryKey: draftsKey,
    queryFn: ({ signal }) => request<DraftMark[]>('/drafts', { signal }),
    staleTime: FRESH_MS,
  });

/** The draft of a record at the opening of its form: asked anew for each. */
export function useDraftAtOpening(name: EntityName, id: string | undefined, opening: number) {
  const isAsked = id !== undefined && hasDrafts(name);
  const { data, isError } = useQuery({
    queryKey: ['draft', name, id, opening],
    queryFn: () =>
      request<{ draft: SharedDraft | null }>(pathOf(name, id!), {
        signal: AbortSignal.timeout(LONGEST_MS),
      }),
    enabled: isAsked,
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  });
  return {
    isKnown: !isAsked || data !== undefined || isError,
    draft: data?.draft ?? null,
    /** The server did not say whether there is one. */
    isUnsure: isError,
  };
}

export const saveDraft = (entity: string, id: string, body: DraftSave) =>
  request<SharedDraft>(pathOf(entity, id), { method: 'PUT', body });

export const discardDraft = (entity: string, id: string, version: string) =>
  request<null>(`${pathOf(entity, id)}?${new URLSearchParams({ version })}`, { method: 'DELETE' });

/** Publishes a draft, or its part in one language; answers what is left in it. */
export const publishDraft = (
  entity: string,
  id: string,
  body: { version: string; language?: Locale },
) =>
  request<{ revision: number; draft: SharedDraft | null }>(`${pathOf(entity, id)}/publish`, {
    method: 'POST',
    body,
  });
