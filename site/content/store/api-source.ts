import {
  ContentLine,
  type Content,
  type ContentChange,
  type ContentHead,
  type UnreadRecord,
} from '#model/publishing/index.ts';
import { Compile } from 'typebox/compile';

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
  const unreachable = (error: unknown) => {
    throw new ContentError(`The API at ${apiUrl} cannot be reached`, { cause: error });
  };
  const response = await fetch(`${apiUrl}/api/v1/site-content${query}`, {
    headers: { authorization: `Bearer ${token}` },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(unreachable);
  if (!response.ok) throw new ContentError(`The API at ${apiUrl} answered ${response.status}`);
  // The connection may end, and the time may run out, in the middle of the answer, too.
  return parse(Buffer.from(await response.arrayBuffer().catch(unreachable)));
}

function parse(body: Buffer): Content {
  let head: ContentHead | undefined;
  let end: number | undefined;
  const changes: ContentChange[] = [];
  const unread: UnreadRecord[] = [];
  // As Latin-1, which keeps every byte: what is no UTF-8 is the fault of its line alone. A line ends with
  // a line feed and nothing else: a text may hold what others take for an end.
  const lines = body.toString('latin1').split('\n');
  if (lines.pop() !== '') throw cutShort();
  for (const bytes of lines) {
    const line = read(bytes);
    if ('end' in line) end = line.end;
    else if ('reason' in line) unread.push(line);
    else if ('entity' in line) changes.push(line);
    else head = line;
  }
  if (!head || end !== changes.length + unread.length) throw cutShort();
  return { ...head, changes, unread };
}

const cutShort = () => new ContentError('The content of the site arrived cut short');

/** Every line of a record begins with its name. */
const NAME = /^\{"entity":"([\w-]+)","id":"([\w-]+)"/;
const utf8 = new TextDecoder('utf-8', { fatal: true });
const contentLine = Compile(ContentLine);

/** A line of a record that is no JSON, or not of the feed's form, is that record's fault alone. */
function read(bytes: string): ContentLine {
  try {
    const line: unknown = JSON.parse(utf8.decode(Buffer.from(bytes, 'latin1')));
    if (!contentLine.Check(line)) throw new TypeError('it is not of the form of the content feed');
    return line;
  } catch (error) {
    const [, entity, id] = NAME.exec(bytes) ?? [];
    if (!entity || !id) throw cutShort();
    return { entity, id, reason: `it cannot be read: ${(error as Error).message}` };
  }
}
