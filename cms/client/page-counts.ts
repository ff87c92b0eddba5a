import type { PageSums } from '#model/counts/page-acts.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from './request.ts';

/** How soon leads that came were answered. */
export interface AnswerTimes {
  answered: number;
  unanswered: number;
  median_minutes: number | null;
}

export interface DaySums extends PageSums {
  day: string;
}
export interface HourSums extends PageSums, AnswerTimes {
  hour: number;
}
/** Without a path: leads that came from no page. */
export interface SumsOfPage extends PageSums {
  path: string | null;
}

export interface PageCounts {
  days: readonly DaySums[];
  hours: readonly HourSums[];
  pages: readonly SumsOfPage[];
  answers: AnswerTimes;
}

export interface Funnel extends PageSums {
  path: string;
  days: readonly DaySums[];
  answers: AnswerTimes;
}

/** As in the address of the screen: an empty text is the API's own choice. */
export interface Span {
  days: string;
  language: string;
}

const QUERY_KEY = 'page-counts';
/** Sums grow all day: somebody who looks at them for long sees them grow. */
const EVERY_MS = 60_000;

const asked = (given: Record<string, string>) =>
  new URLSearchParams(Object.entries(given).filter(([, value]) => value !== '')).toString();

export const usePageCounts = ({ days, language }: Span) =>
  useQuery({
    queryKey: [QUERY_KEY, days, language],
    queryFn: ({ signal }) =>
      request<PageCounts>(`/page-counts?${asked({ days, language })}`, { signal }),
    refetchInterval: EVERY_MS,
  });

export const useFunnel = (path: string, { days, language }: Span) =>
  useQuery({
    queryKey: [QUERY_KEY, 'funnel', path, days, language],
    queryFn: ({ signal }) =>
      request<Funnel>(`/page-counts/funnel?${asked({ path, days, language })}`, { signal }),
    refetchInterval: EVERY_MS,
  });
