import { request } from './request.ts';

export interface Target {
  name: string;
  delivered: number;
  attempts: number;
  last_status: string | null;
}

export interface Publishing {
  revision: number;
  targets: Target[];
}

export type PublishState =
  { state: 'live' } | { state: 'publishing' } | { state: 'failed'; reason: string };

export const publishing = () => request<Publishing>('/publishing');

const SITE = 'site';

/** Where what was saved at `revision` is on its way to the site. */
export function publishState(revision: number, { targets }: Publishing): PublishState {
  const site = targets.find(({ name }) => name === SITE);
  if (site && site.delivered >= revision) return { state: 'live' };
  if (!site || site.attempts === 0) return { state: 'publishing' };
  return { state: 'failed', reason: site.last_status ?? 'The site did not answer' };
}
