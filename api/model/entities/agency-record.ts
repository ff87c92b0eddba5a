/** Options of the agency's own records, which the site shows while they are active. */
export const agencyRecord = {
  module: 'site-management',
  shownWhen: 'is_active',
  page: null,
} as const;
