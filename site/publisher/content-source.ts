import { hash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Content } from '#model/publishing/index.ts';
import { ContentError, fetchContent } from '../content/store/api-source.ts';

/** Before another look whether the API is of this version. */
const LOOK_MS = 5_000;

const OTHER_VERSION =
  'The API is of another version than this publisher: what was published before stays until it is of the same';

interface Wanted {
  /** CONTENT_SCHEMAS of the compiled site. */
  schemas: string;
  /** Whether visitors read the release. */
  isSeen: () => boolean;
}

/**
 * Content for a release. One that nobody sees yet is filled by an API of its own version alone: records
 * of another may be none to it, and their pages would be gone as it is shown.
 */
export function contentSource(
  source: Parameters<typeof fetchContent>[0],
  { schemas, isSeen }: Wanted,
): (since?: number) => Promise<Content> {
  const model = hash('sha256', schemas, 'base64url');
  let isTold = false;
  return async (since) => {
    const content = await fetchContent(source, since);
    if (isSeen() || content.model === model) return content;
    if (!isTold) console.error(OTHER_VERSION);
    isTold = true;
    await wait(LOOK_MS, undefined, { ref: false });
    throw new ContentError(OTHER_VERSION);
  };
}
