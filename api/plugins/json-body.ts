import type { FastifyInstance } from 'fastify';
import { notUtf8, utf8Text } from './utf8.ts';

/** JSON parser: an empty body with a JSON content type is no body, and bytes must be UTF-8. */
export function registerJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    const body = utf8Text(bytes as Buffer);
    if (body === undefined) done(notUtf8());
    else if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}
