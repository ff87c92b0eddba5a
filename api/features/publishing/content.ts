import type { Row } from '../../db/codec.ts';

/** The head of a content stream. */
export interface ContentHead {
  revision: number;
  snapshot: boolean;
  model: string;
}

/** A record in its public form; null where it is no longer public. */
export interface ToldRecord {
  entity: string;
  id: string;
  record: Row | null;
}

/** A record that could not be read, with the reason. */
export interface UntoldRecord {
  entity: string;
  id: string;
  reason: string;
}

/** A small delta since a revision. */
export interface SmallContent extends ContentHead {
  since: number;
  changes: ToldRecord[];
  unread: UntoldRecord[];
}
