import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** Serves the API reference: Swagger UI over the OpenAPI description, from this origin alone. */
export async function registerDocs(app: FastifyInstance, apiPrefix: string): Promise<void> {
  await app.register(async (docs) => {
    docs.addHook('onRoute', (route) => {
      route.config = { ...route.config, surface: 'docs' };
    });
    await docs.register(swaggerUi, {
      routePrefix: `${apiPrefix}/docs`,
      // Without a bar on top: it invites to open the description of another server.
      uiConfig: { layout: 'BaseLayout', filter: true, validatorUrl: null },
      theme: { title: 'Kheya API' },
    });
  });
}
