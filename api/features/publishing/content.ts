import type { Row } from '../../db/codec.ts';

/** What a telling of content begins with. */
export interface ContentHead {
  revision: number;
  snapshot: boolean;
  model: string;
}

/** A record as the public sees it now; null once it is not shown any more. */
export interface ToldRecord {
  entity: string;
  id: string;
  record: Row | null;
}

/** A record that is named, and cannot be told. */
export interface UntoldRecord {
  entity: string;
  id: string;
  reason: string;
}

/** What came after a revision, where it is little. */
export interface SmallContent extends ContentHead {
  since: number;
  changes: ToldRecord[];
  unread: UntoldRecord[];
}
