import type { EntityName } from '#model/entities/index.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from './request.ts';

/** State of a pair of texts, beyond what they say. */
export interface Translation {
  entity: EntityName;
  id: string;
  /** The Bengali field. */
  field: string;
  source: 'en' | 'bn';
  outdated_since: string | null;
  /** Source text for which the translation was right. */
  made_for: unknown;
  skipped: string | null;
}

export const translationsKey = ['translations'] as const;

/** By record and field, as the API knows them. */
export type Translations = ReadonlyMap<string, readonly Translation[]>;

const NONE: readonly Translation[] = [];
const keyOf = (entity: string, id: string) => `${entity}/${id}`;
export function byRecord(all: readonly Translation[]): Translations {
  const found = new Map<string, Translation[]>();
  for (const each of all) {
    const key = keyOf(each.entity, each.id);
    const others = found.get(key);
    if (others) others.push(each);
    else found.set(key, [each]);
  }
  return found;
}

export const useTranslations = () =>
  useQuery({
    queryKey: translationsKey,
    queryFn: ({ signal }) => request<Translation[]>('/translations', { signal }),
    select: byRecord,
  });

export const knownOf = (all: Translations | undefined, entity: string, id: string | undefined) =>
  (id !== undefined && all?.get(keyOf(entity, id))) || NONE;

/** The texts of a record whose other language says something else by now. */
export const outdatedOf = (all: Translations | undefined, entity: string, id: string | undefined) =>
  knownOf(all, entity, id).filter(({ outdated_since }) => outdated_since !== null);

/** A pair of a record, as it was seen. */
export interface SeenPair {
  entity: EntityName;
  id: string;
  field: string;
  revision: number;
}

const send = ({ entity, id, ...body }: SeenPair & { reason?: string | null }, act: string) =>
  request<null>(`/translations/${entity}/${encodeURIComponent(id)}/${act}`, {
    method: 'POST',
    body,
  });

export const confirmTranslation = (pair: SeenPair) => send(pair, 'confirm');
export const skipTranslation = (pair: SeenPair, reason: string | null) =>
  send({ ...pair, reason }, 'skip');
