import { expect, type APIRequestContext } from '@playwright/test';
import { ADMIN } from './staff.ts';

export interface Staff {
  get: <T>(path: string) => Promise<T>;
  create: <T = { id: string }>(path: string, body: unknown) => Promise<T>;
  change: (path: string, body: unknown) => Promise<void>;
  /** Applies one change to every record. */
  changeAll: (path: string, body: unknown) => Promise<void>;
  remove: (path: string) => Promise<void>;
}

/** A client of the API, signed in as administrator. */
export async function signInToApi(request: APIRequestContext): Promise<Staff> {
  const login = await request.post('/api/v1/auth/login', { data: ADMIN });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const call = async (method: string, path: string, data?: unknown) => {
    const headers = { authorization: `Bearer ${token}` };
    const options = { method, headers, ...(data === undefined ? {} : { data }) };
    const answer = await request.fetch(`/api/v1${path}`, options);
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return answer;
  };
  const get = async <T>(path: string) => (await (await call('GET', path)).json()) as T;
  const change = async (path: string, body: unknown) => void (await call('PUT', path, body));
  return {
    get,
    change,
    changeAll: async (path, body) => {
      for (const { id } of await get<{ id: string }[]>(path)) await change(`${path}/${id}`, body);
    },
    create: async <T>(path: string, body: unknown) =>
      (await (await call('POST', path, body)).json()) as T,
    remove: async (path) => void (await call('DELETE', path)),
  };
}

/** Waits until everything written so far is published. */
export async function untilLive(staff: Staff): Promise<void> {
  const isLive = async () => {
    const { revision, targets } = await staff.get<{
      revision: number;
      targets: { name: string; delivered: number }[];
    }>('/publishing');
    return (targets.find(({ name }) => name === 'site')?.delivered ?? 0) >= revision;
  };
  await expect.poll(isLive, { timeout: 60_000 }).toBe(true);
}
