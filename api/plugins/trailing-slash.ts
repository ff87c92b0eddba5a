/** Ignores a trailing slash in API calls: `/users/` is `/users`. */
export const withoutTrailingSlash = (prefix: string) => {
  const slash = new RegExp(`^(${prefix}/[^?#]*[^/?#])/(?=[?#]|$)`);
  return ({ url = '' }: { url?: string | undefined }): string => url.replace(slash, '$1');
};
