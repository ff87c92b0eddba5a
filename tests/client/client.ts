import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from '../../api/openapi.snapshot.d.ts';

/** A client of the API, as types are generated of its description, and the calls that it has made. */
export function makeClient(url: string) {
  const client = createClient<paths>({ baseUrl: `${url}/api/v1` });
  const made = new Set<string>();
  const noting: Middleware = {
    onRequest: ({ request, schemaPath }) => void made.add(`${request.method} ${schemaPath}`),
  };
  client.use(noting);
  return { client, made };
}

export type Client = ReturnType<typeof makeClient>['client'];

/** From now on calls are made by whoever this token is of. */
export function signedIn(client: Client, token: string): void {
  client.use({
    onRequest: ({ request }) => void request.headers.set('authorization', `Bearer ${token}`),
  });
}

interface Answered {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/** What a call answered; throws what was refused. */
export async function ok<A extends Answered>(call: Promise<A>): Promise<NonNullable<A['data']>> {
  const { data, error, response } = await call;
  if (!response.ok) throw new Error(`${response.status} ${response.url} ${JSON.stringify(error)}`);
  return data as NonNullable<A['data']>;
}

/** A record by its id. */
export const one = ({ id }: { id: string }) => ({ path: { id } });

/** A record at the revision that it had. */
export const at = (record: { id: string; revision: number }) => ({
  ...one(record),
  header: { 'if-match': `"${record.revision}"` },
});
