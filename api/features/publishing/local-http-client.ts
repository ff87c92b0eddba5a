import { Agent, request, type RequestOptions } from 'node:http';
import { text } from 'node:stream/consumers';

/** Keep-alive: saves half a millisecond of every publish. */
const agent = new Agent({ keepAlive: true });

export interface LocalResponse {
  status: number;
  body: string;
}

interface LocalPosting {
  payload: string;
  headers: Record<string, string>;
  signal: AbortSignal;
}

/**
 * Posts to a local server; rejects without a response. Redirects are not followed. Retries on a
 * stale keep-alive connection, which says nothing of the server.
 */
export async function postLocally(url: string, posting: LocalPosting): Promise<LocalResponse> {
  const headers = { ...posting.headers, 'content-length': Buffer.byteLength(posting.payload) };
  const options = { agent, method: 'POST', headers, signal: posting.signal };
  for (;;) {
    const answer = await once(url, options, posting.payload);
    if (answer !== 'gone') return answer;
  }
}

function once(url: string, options: RequestOptions, payload: string) {
  return new Promise<LocalResponse | 'gone'>((resolve, reject) => {
    const asking = request(url, options, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode!, body }), reject);
    });
    asking.on('error', (error: NodeJS.ErrnoException) => {
      if (asking.reusedSocket && error.code === 'ECONNRESET') resolve('gone');
      else reject(error);
    });
    asking.end(payload);
  });
}
