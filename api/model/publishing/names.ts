/** Name of the target that is the site itself. */
export const SITE = 'site';

/** Entity name of failures that no record causes: the id is the address of a page. */
export const PAGE = 'page';

/** Wildcard for all addresses, where they are too many to list. */
export const EVERYTHING = '*';
