import { Agent, request, type RequestOptions } from 'node:http';
import { text } from 'node:stream/consumers';

/** Who has saved waits for the site: a connection is kept, and half a millisecond with it. */
const agent = new Agent({ keepAlive: true });

export interface NearAnswer {
  status: number;
  body: string;
}

interface NearPosting {
  payload: string;
  headers: Record<string, string>;
  signal: AbortSignal;
}

/**
 * Posts to a server on this machine; rejects where it gives no answer. Redirects are not followed.
 * A connection that was kept may be gone by then, which says nothing of the server: it is asked anew.
 */
export async function postNear(url: string, posting: NearPosting): Promise<NearAnswer> {
  const headers = { ...posting.headers, 'content-length': Buffer.byteLength(posting.payload) };
  const options = { agent, method: 'POST', headers, signal: posting.signal };
  for (;;) {
    const answer = await once(url, options, posting.payload);
    if (answer !== 'gone') return answer;
  }
}

function once(url: string, options: RequestOptions, payload: string) {
  return new Promise<NearAnswer | 'gone'>((resolve, reject) => {
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
