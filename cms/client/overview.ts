import { request } from './request.ts';

interface Count {
  total: number;
  active: number;
}

/** How many records each part of the site management has. */
export type Overview = Record<
  'hero_scenes' | 'hero_content' | 'contact_info' | 'service_options' | 'tags',
  Count
>;

export const overview = () => request<Overview>('/site-management/overview');
