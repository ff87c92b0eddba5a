import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fastify from 'fastify';
import { API_PREFIX } from '../../../api/app.ts';
import { registerPublished } from '../../../api/plugins/static-files.ts';

/**
 * Serves the published folder with the product's own file handler in a separate process that is
 * never killed, as a proxy does while the product is down.
 */
export async function serveFolder(
  dataDir: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const app = fastify({ forceCloseConnections: true });
  const siteDir = join(dataDir, 'site', 'current');
  await registerPublished(app, {
    siteDir,
    siteUrl: 'http://localhost:8000',
    uploadsDir: join(dataDir, 'uploads'),
    onMissingPicture: () => undefined,
    onMissingPage: () => undefined,
    apiPrefix: API_PREFIX,
    allowedMethods: () => ['GET', 'HEAD'],
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => app.close() };
}
