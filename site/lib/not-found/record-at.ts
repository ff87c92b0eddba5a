/** One kind of record, as data for the script of the not-found page. */
export interface RecordKind {
  /** The address of the list in this language; a record's is one step below. */
  list: string;
  /** API paths of a record, tried in order. */
  calls: string[];
  notFound: string;
  failed: string;
  back: string;
}

/** The kind that an address would be a record of, and the record's part of the address. */
export function recordAt(
  kinds: readonly RecordKind[],
  address: string,
): { kind: RecordKind; id: string } | undefined {
  const [, list, id] = /^(.*)\/([^/]+)\/?$/.exec(address) ?? [];
  const kind = kinds.find((each) => each.list === list);
  return kind && id ? { kind, id } : undefined;
}

/** An address in small letters; undefined where it is. Letters of the codes between are left as they are. */
export function inSmallLetters(address: string): string | undefined {
  const small = address.replace(/%..|[A-Z]/g, (each) =>
    each.length > 1 ? each : each.toLowerCase(),
  );
  return small === address ? undefined : small;
}
