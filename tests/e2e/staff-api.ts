import { expect, type APIRequestContext } from '@playwright/test';
import { ADMIN } from './staff.ts';

type Record = { id: string } & { [name: string]: unknown };

/** What staff may ask of the API, for tests that need other content than the demo has. */
export async function staffApi(request: APIRequestContext) {
  const login = await request.post('/api/v1/auth/login', { data: ADMIN });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}` };
  const list = async (path: string) =>
    (await (await request.get(`/api/v1${path}`, { headers })).json()) as Record[];
  const change = async (path: string, id: string, data: object) => {
    const answer = await request.put(`/api/v1${path}/${id}`, { headers, data });
    expect(answer.status()).toBe(200);
  };
  const changeAll = async (path: string, data: object) => {
    for (const { id } of await list(path)) await change(path, id, data);
  };
  return { list, change, changeAll };
}
