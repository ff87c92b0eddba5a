import type { Bucket } from '../bucket.ts';
import { FilesUnavailable, textOf, type BucketRequests } from './bucket-requests.ts';

export interface ListedObject {
  /** Without the prefix of the place. */
  name: string;
  size: number;
  modified: Date;
  /** Hexadecimal: of most servers the MD5 of the bytes. */
  etag: string;
}

const PAGE = 1000;

/** The objects of a place whose names begin so, page by page. Throws FilesUnavailable. */
export async function* listed(
  requests: BucketRequests,
  bucket: Bucket,
  { prefix = '', size = PAGE } = {},
): AsyncGenerator<ListedObject[]> {
  for (let token: string | undefined; ;) {
    const query = new URLSearchParams({ 'list-type': '2', 'max-keys': String(size) });
    query.set('prefix', bucket.prefix + prefix);
    if (token !== undefined) query.set('continuation-token', token);
    const url = `${bucket.address}?${query}`;
    const { body } = await requests.ask({ method: 'GET', url }, [200]);
    const xml = body.toString();
    // A proxy's page is no list: to take it for an empty one would take files for absent.
    if (!xml.includes('<ListBucketResult')) throw new FilesUnavailable('its list is none', true);
    yield [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry]) => ({
      name: textOf(entry!, 'Key')!.slice(bucket.prefix.length),
      size: Number(textOf(entry!, 'Size')),
      modified: new Date(textOf(entry!, 'LastModified')!),
      etag: /[\da-f]{32}/.exec(textOf(entry!, 'ETag') ?? '')?.[0] ?? '',
    }));
    token = textOf(xml, 'NextContinuationToken');
    if (token === undefined) return;
  }
}
