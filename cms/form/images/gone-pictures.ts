import { UPLOADS_PATH } from '#model/media/images.ts';
import type { Row } from '../draft/draft.ts';

/** Of this server: an address with a host may be of another. */
const UPLOAD = new RegExp(`(?<![\\w.-])${UPLOADS_PATH}[\\w-]+\\.\\w+`, 'g');

/** The lines of a text or of a gallery as it is typed; a list has an entry in each. */
const linesOf = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? value.split('\n')
    : (Array.isArray(value) ? value : [value]).map((each) => JSON.stringify(each ?? ''));

/** A save waits no longer: where no answer comes, a picture counts as being there. */
const PATIENCE_MS = 5_000;

/** Asks past the cache of the browser, which has shown them. */
function askingServer() {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return async (address: string): Promise<boolean> => {
    const asked = fetch(address, { method: 'HEAD', cache: 'no-store', signal });
    return (await asked.catch(() => undefined))?.status !== 404;
  };
}

function told(places: readonly number[], of: number, isText: boolean): string {
  if (isText) return 'A picture in this text was deleted from the Media Library: take it out';
  return of === 1
    ? 'This picture was deleted from the Media Library: choose another'
    : `Deleted from the Media Library: picture ${places.join(', ')} of ${of}`;
}

/**
 * Faults of fields whose uploads a colleague deleted before any record named them. Those that were
 * stored with the field are kept by the server.
 */
export async function faultsOfGone(
  start: Row,
  values: Row,
  isThere = askingServer(),
): Promise<ReadonlyMap<string, string>> {
  const faults = new Map<string, string>();
  for (const [name, value] of Object.entries(values)) {
    const kept = new Set(JSON.stringify(start[name] ?? '').match(UPLOAD));
    const lines = linesOf(value);
    const places: number[] = [];
    for (const [at, line] of lines.entries())
      for (const upload of line.match(UPLOAD) ?? [])
        if (!kept.has(upload) && !(await isThere(upload))) places.push(at + 1);
    const isText = places.some((place) => !lines[place - 1]!.trim().match(/^"?\/\S+$/));
    if (places.length > 0) faults.set(name, told(places, lines.length, isText));
  }
  return faults;
}
