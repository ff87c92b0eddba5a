import type { LightMyRequestResponse } from 'fastify';
import { API_PREFIX } from '../app.ts';
import type { TestApp } from './app.ts';
import { multipartBody, multipartType } from './forms.ts';

/** Sends one picture as the moderator. */
export function upload(
  server: TestApp,
  content: Buffer,
  filename = 'photo.jpg',
): Promise<LightMyRequestResponse> {
  return server.app.inject({
    method: 'POST',
    url: `${API_PREFIX}/uploads/image`,
    headers: { ...server.as('moderator'), 'content-type': multipartType },
    payload: multipartBody([{ name: 'file', content, filename, type: 'image/jpeg' }]),
  });
}
