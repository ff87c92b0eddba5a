/**
 * The absolute form of an address that staff typed; undefined where no browser can open it: stored
 * ones may be older than the rule that refuses them.
 */
export const webAddress = (address: string | undefined, base: string | URL): string | undefined =>
  address === undefined ? undefined : URL.parse(address, base)?.href;

export const webAddresses = (addresses: readonly string[], base: URL): string[] =>
  addresses.map((each) => webAddress(each, base)).filter((each) => each !== undefined);
