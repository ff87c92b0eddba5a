import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';

export interface ContentHead {
  revision: number;
  /** Whether this is everything, or what changed. */
  snapshot: boolean;
  model: string;
}

export interface ChangedRecord {
  entity: string;
  id: string;
}

/** What the public sees of a record now; null once it is not shown any more. */
export interface ContentChange extends ChangedRecord {
  record: Record<string, unknown> | null;
}

export interface Content extends ContentHead {
  changes: ContentChange[];
}

/** The API could not be read, or its answer was not whole. */
export class ContentError extends Error {
  override name = 'ContentError';
}

const TIMEOUT_MS = 120_000;

/** Reads the content of the site from the API: what changed since a revision, or everything. */
export async function fetchContent(
  { apiUrl, token }: { apiUrl: string; token: string },
  since?: number,
): Promise<Content> {
  const query = since === undefined ? '' : `?since=${since}`;
  const response = await fetch(`${apiUrl}/api/v1/site-content${query}`, {
    headers: { authorization: `Bearer ${token}` },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new ContentError(`The API at ${apiUrl} cannot be reached`, { cause: error });
  });
  if (!response.ok || !response.body)
    throw new ContentError(`The API at ${apiUrl} answered ${response.status}`);
  return parse(Readable.fromWeb(response.body as never));
}

async function parse(body: Readable): Promise<Content> {
  let head: ContentHead | undefined;
  let end: number | undefined;
  const changes: ContentChange[] = [];
  for await (const line of createInterface({ input: body, crlfDelay: Infinity })) {
    const value = JSON.parse(line) as ContentHead | ContentChange | { end: number };
    if ('end' in value) end = value.end;
    else if ('entity' in value) changes.push(value);
    else head = value;
  }
  if (!head || end !== changes.length)
    throw new ContentError('The content of the site arrived cut short');
  return { ...head, changes };
}
