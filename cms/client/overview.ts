import type { AgencyTable } from '#model/entities/index.ts';
import { request } from './request.ts';

interface Count {
  total: number;
  active: number;
}

/** How many records each part of the site management has. */
export type Overview = Record<AgencyTable, Count>;

export const overview = () => request<Overview>('/site-management/overview');
