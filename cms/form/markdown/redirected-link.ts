/** Parameters in which redirects of mail programs and networks carry the address that they lead to. */
const CARRIERS = [
  { address: /^https?:\/\/www\.google\.[a-z.]+\/url\?/i, names: ['q', 'url'] },
  { address: /^https?:\/\/www\.youtube\.com\/redirect\?/i, names: ['q'] },
  { address: /^https?:\/\/lm?\.(?:facebook|instagram)\.com\/(?:l\.php)?\?/i, names: ['u'] },
  { address: /^https?:\/\/[\w.]+\.safelinks\.protection\.outlook\.com\/.*\?/i, names: ['url'] },
] as const;

/** The address behind a redirect, which expires, warns visitors, and tells others who followed it. */
export function redirectedLink(href: string): string {
  const carrier = CARRIERS.find(({ address }) => address.test(href));
  if (!carrier || !URL.canParse(href)) return href;
  const { searchParams } = new URL(href);
  const targets = carrier.names.map((name) => searchParams.get(name) ?? '');
  return targets.find((target) => /^https?:\/\//i.test(target) && URL.canParse(target)) ?? href;
}
