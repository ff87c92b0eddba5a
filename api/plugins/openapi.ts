import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { permissions, type Access, type RouteKey } from '#model/access/permissions.ts';
import { describeErrors, errorResponses, ErrorSchema, type Described } from './described-errors.ts';
import { CHANGES_BY_ITSELF, describeReads } from './described-reads.ts';
import { describeWrites } from './described-writes.ts';
import { withNamedSchemas } from './named-schemas.ts';

/** Generates OpenAPI from the schemas that validate. Registered before the routes. */
export async function registerOpenApi(
  app: FastifyInstance,
  version: string,
  prefix: string,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Kheya', version, description: 'Content of the travel site' },
      servers: [{ url: prefix, description: 'The server that answers this' }],
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
        schemas: { Error: ErrorSchema as object },
        responses: errorResponses,
      },
    },
    transform: ({ schema, url, route }) => ({
      url,
      schema: { ...schema, [CHANGES_BY_ITSELF]: route.config?.changesByItself === true },
    }),
    transformObject: (document) => {
      if (!('openapiObject' in document)) return document.swaggerObject;
      const { openapiObject } = document;
      for (const [path, operations] of Object.entries(openapiObject.paths ?? {}))
        for (const [method, operation] of Object.entries(operations ?? {})) {
          const key = routeKey(method, path);
          const described = operation as unknown as Described;
          describeReads(key, described);
          describeWrites(key, described);
          describeErrors(key, described);
          described.description = [described.description, accessOf(key)].filter(Boolean).join('. ');
        }
      return withNamedSchemas(openapiObject);
    },
  });
}

/** Access of an operation: the roles that may call it. */
const accessOf = (key: RouteKey) => accessTexts[permissions[key]!];

/** Descriptions of each kind of access. */
const accessTexts: Readonly<Record<Access, string>> = {
  anyone: 'Open to anyone',
  translator: 'Signed in, in any role; a translator changes Bengali texts alone',
  moderator: 'Signed in, as moderator or super_admin',
  self: 'Signed in, one’s own record; super_admin any',
  super_admin: 'super_admin alone',
  build: 'The build token alone',
};

/** The key of a call in the permissions table. */
export const routeKey = (method: string, path: string) =>
  `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}` as RouteKey;

/** Serves the description; registered with the routes. */
export function registerOpenApiRoute(app: FastifyInstance): void {
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
}

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
