import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from '../../api/openapi.snapshot.d.ts';

/** A typed client of the API, with types generated from OpenAPI, and a log of its calls. */
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

/** Authenticates further calls with this token. */
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

/** The data of a response; throws for an error status. */
export async function ok<A extends Answered>(call: Promise<A>): Promise<NonNullable<A['data']>> {
  const { data, error, response } = await call;
  if (!response.ok) throw new Error(`${response.status} ${response.url} ${JSON.stringify(error)}`);
  return data as NonNullable<A['data']>;
}

/** Path parameters of a record. */
export const one = ({ id }: { id: string }) => ({ path: { id } });

/** Path parameters and `If-Match` of a record at its revision. */
export const at = (record: { id: string; revision: number }) => ({
  ...one(record),
  header: { 'if-match': `"${record.revision}"` },
});
