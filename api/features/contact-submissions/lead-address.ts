import { paths } from '#model/routes/paths.ts';

/** Address of a lead in the CMS, for staff who are told of it elsewhere. */
export const leadAddress = (siteUrl: string, id: string) => `${siteUrl}${paths.cms}/contacts/${id}`;
