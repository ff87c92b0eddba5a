import type { RecordNamed } from '#model/entities/index.ts';
import { request } from './request.ts';
import { tokenSubject } from './token-subject.ts';
import { token } from './token.ts';

export type SessionUser = RecordNamed<'user'>;

/** A stored token is left this long to settle before it is used. */
const SETTLE_MS = 100;
const settle = () => new Promise<void>((resolve) => setTimeout(resolve, SETTLE_MS));

/** Signs in and stores the token; answers who that is. */
export async function logIn(email: string, password: string): Promise<SessionUser> {
  const answer = await request<{ access_token?: string } | null>('/auth/login', {
    method: 'POST',
    body: { email, password },
    anonymous: true,
  });
  if (!answer?.access_token) throw new Error('No access token in response');
  token.store(answer.access_token);
  await settle();
  const user = await currentUser();
  await settle();
  return user;
}

/** The listed user whom the token was made for. */
export async function currentUser(): Promise<SessionUser> {
  const bearer = token.read();
  if (bearer === null) throw new Error('No auth token available for getCurrentUser');
  const email = tokenSubject(bearer);
  const users = await request<SessionUser[] | null>('/users/');
  if (!Array.isArray(users)) throw new Error('Failed to fetch user data');
  const user = users.find((each) => each.email === email);
  if (!user) throw new Error(`User not found with email: ${email}`);
  return user;
}
