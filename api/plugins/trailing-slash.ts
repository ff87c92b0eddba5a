/** Calls of the API answer with a slash at the end as without: `/users/` is `/users`. */
export const withoutTrailingSlash = (prefix: string) => {
  const slash = new RegExp(`^(${prefix}/[^?#]*[^/?#])/(?=[?#]|$)`);
  return ({ url = '' }: { url?: string | undefined }): string => url.replace(slash, '$1');
};
