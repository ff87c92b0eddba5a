import type { ChangeNamed, DraftNamed, RecordNamed } from '#model/entities/index.ts';
import { request } from './request.ts';
import { token } from './token.ts';

type Account = RecordNamed<'user'>;

export const createAccount = (
  account: Omit<DraftNamed<'user'>, 'is_default_admin'> & { password: string },
  idempotencyKey: string,
) => request<Account>('/users', { method: 'POST', body: account, idempotencyKey });

export const changeAccount = (id: string, changes: ChangeNamed<'user'> & { password?: string }) =>
  request<Account>(`/users/${encodeURIComponent(id)}`, { method: 'PUT', body: changes });

/** Ends every other session; this one goes on with a new token. */
export async function changeOwnPassword(
  new_password: string,
  current_password: string | undefined,
): Promise<void> {
  const { access_token } = await request<{ access_token: string }>('/users/change-password', {
    method: 'PUT',
    body: { new_password, ...(current_password && { current_password }) },
  });
  token.store(access_token);
}
