import type { SubjectKind } from '#model/catalogue/subject-kinds.ts';
import { useQuery } from '@tanstack/react-query';
import { listKey } from './use-records.ts';
import { request } from './request.ts';

interface Subjects {
  /** The records that visitors see and that have all of the facets. */
  offers: number;
  /** The facets of these records. */
  facets: { facet: string; count: number }[];
}

/** The facets that a landing page can be about beside those that are chosen. */
export const useSubjects = (catalogue: SubjectKind, facets: readonly string[]) =>
  useQuery({
    queryKey: [...listKey(catalogue), 'subjects', ...facets],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({
        catalogue,
        ...(facets.length > 0 && { facets: facets.join(',') }),
      });
      return request<Subjects>(`/landing-page-subjects?${query}`, { signal });
    },
    placeholderData: (before) => before,
  });

/** How many records each landing page has to show, by its id. */
export const usePageOffers = (enabled = true) =>
  useQuery({
    enabled,
    queryKey: [...listKey('landing-page'), 'offers'],
    queryFn: async ({ signal }) => {
      const found = await request<{ id: string; offers: number }[]>('/landing-page-offers', {
        signal,
      });
      return new Map(found.map(({ id, offers }) => [id, offers]));
    },
  });
