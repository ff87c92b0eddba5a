/** Whether `If-Match` or `If-None-Match` names the ETag: compared weakly, and `*` is any. */
export const isKnownEtag = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((each) => {
    const known = each.trim().replace(/^W\//, '');
    return known === etag || known === '*';
  }) ?? false;
