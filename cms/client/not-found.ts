import { request } from './request.ts';

/** An address that visitors asked for in vain, and how often. */
export interface NotFoundPage {
  path: string;
  count: number;
  last_day: string;
}

export const notFoundKey = ['not-found-pages'] as const;

export const listNotFoundPages = (signal: AbortSignal) =>
  request<NotFoundPage[]>('/site-management/not-found-pages', { signal });
