import { expect, afterEach, beforeEach } from 'vitest';
import { testApp, type Headers, type Method, type TestApp } from './app.ts';

const MINUTE_MS = 60_000;

type Role = 'moderator' | 'super_admin';

/** Leads and what staff do about them, on a server of each test with a clock of its own. */
export function leadDesk() {
  let server: TestApp;
  let now: Date;
  beforeEach(async () => {
    now = new Date('2027-03-05T09:30:00.000Z');
    server = await testApp({ clock: () => now });
  });
  afterEach(() => server.close());

  const as = (role: Role, method: Method, path: string, body?: unknown, headers: Headers = {}) =>
    server.call(method, `/contact-submissions${path}`, {
      headers: { ...server.as(role), ...headers },
      body,
    });
  const asStaff = (method: Method, path = '', body?: unknown, headers?: Headers) =>
    as('moderator', method, path, body, headers);
  const leadAt = async (id: string) => (await asStaff('GET', `/${id}`)).json();
  const timeline = async (id: string) => (await asStaff('GET', `/${id}/timeline`)).json();
  return {
    server: () => server,
    now: () => now,
    later: (minutes: number) => {
      now = new Date(now.getTime() + minutes * MINUTE_MS);
    },
    as,
    asStaff,
    leadAt,
    timeline,
    /** Answers the id of a lead that a visitor sent. */
    arrive: async (body: object = {}): Promise<string> =>
      (
        await server.call('POST', '/contact-submissions', {
          body: { name: 'Karim', message: 'How much?', ...body },
        })
      ).json().id,
    change: async (id: string, body: object) => {
      const answer = await asStaff('PUT', `/${id}`, body);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json();
    },
    /** Answers the id of what was noted. */
    act: async (id: string, body: object, role: Role = 'moderator'): Promise<number> => {
      const answer = await as(role, 'POST', `/${id}/events`, body);
      expect(answer.statusCode, answer.body).toBe(201);
      return answer.json().id;
    },
    /** The kinds of all entries, the first first. */
    kinds: async (id: string): Promise<string[]> =>
      (await timeline(id)).map(({ kind }: { kind: string }) => kind).toReversed(),
    listed: async (query: string, role: Role = 'moderator'): Promise<string[]> =>
      (await as(role, 'GET', `?${query}`)).json().map(({ name }: { name: string }) => name),
  };
}
