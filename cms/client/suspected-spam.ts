import { entityNamed, type RecordNamed } from '#model/entities/index.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { get, TOTAL } from './records.ts';
import { answerOf, request } from './request.ts';
import { countKey, listKey } from './use-records.ts';

const LEAD = 'contact-submission';
const { path } = entityNamed(LEAD);
type Lead = RecordNamed<typeof LEAD>;

/** Suspected spam that is listed at most: the newest, of thousands. */
export const MOST_LISTED = 500;

interface Asked {
  search: string;
  limit: number;
  signal: AbortSignal;
}

const ask = ({ search, limit, signal }: Asked) => {
  const query = new URLSearchParams({ is_spam: 'true', limit: String(limit), q: search });
  if (search === '') query.delete('q');
  return answerOf<Lead[]>(`${path}?${query}`, { signal });
};

/** The newest of suspected spam that have all words; no request where null is searched for. */
export const useSuspectedSpam = (search: string | null) =>
  useQuery({
    queryKey: [...listKey(LEAD), 'spam', search],
    queryFn: async ({ signal }) =>
      (await ask({ search: search ?? '', limit: MOST_LISTED, signal })).body,
    enabled: search !== null,
    placeholderData: keepPreviousData,
  });

export interface SpamTotal {
  total: number;
  /** When the newest was received, ISO; null where there is none. */
  newest: string | null;
}

/** How much suspected spam there is. */
export const useSpamTotal = () =>
  useQuery({
    queryKey: [...countKey(LEAD), 'spam'],
    queryFn: async ({ signal }): Promise<SpamTotal> => {
      const { body, headers } = await ask({ search: '', limit: 1, signal });
      return { total: Number(headers.get(TOTAL)), newest: body[0]?.created_at ?? null };
    },
  });

/** One lead that no list shows, as a list of one. No request for null. */
export const useUnlistedLead = (id: string | null) =>
  useQuery({
    queryKey: [...listKey(LEAD), 'one', id],
    queryFn: async () => [await get(LEAD, id!)],
    enabled: id !== null,
  });

/** Deletes all suspected spam that was received until a moment. */
export const removeSuspectedSpam = (until: string) =>
  request<{ deleted: number }>(
    `${path}/suspected-spam?${new URLSearchParams({ received_until: until })}`,
    { method: 'DELETE' },
  );
