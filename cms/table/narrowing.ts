/** The search of a list, and the labels of its filters where chosen: they leave records out. */
export interface Narrowing {
  search: string;
  filters?: readonly (string | undefined)[];
}

const joined = new Intl.ListFormat('en-GB');

/** `No tour package`, narrowed to nothing: `No tour package matches “bali” and “Missing Bengali”.` */
export function nothingMatches(none: string, { search, filters = [] }: Narrowing): string {
  const by = [search.trim(), ...filters].filter(Boolean).map((words) => `“${words}”`);
  return `${none} matches ${joined.format(by)}.`;
}

/** The label of a filter's option; undefined where the value filters nothing. */
export const chosenLabel = (
  options: readonly { value: string; label: string }[],
  chosen: string | undefined,
): string | undefined =>
  chosen ? options.find(({ value }) => value === chosen)?.label : undefined;
