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
