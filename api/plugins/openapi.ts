import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { describeErrors, errorResponses, ErrorSchema, type Described } from './described-errors.ts';

/** The description of the API, made from the schemas that validate. Registered before the routes. */
export async function registerOpenApi(
  app: FastifyInstance,
  version: string,
  prefix: string,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Kheya', version, description: 'Content of the travel site' },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
        schemas: { Error: ErrorSchema as object },
        responses: errorResponses,
      },
    },
    transformObject: (document) => {
      if (!('openapiObject' in document)) return document.swaggerObject;
      const { openapiObject } = document;
      for (const [path, operations] of Object.entries(openapiObject.paths ?? {}))
        for (const [method, operation] of Object.entries(operations ?? {}))
          describeErrors(path.slice(prefix.length), method, operation as Described);
      return openapiObject;
    },
  });
}

/** Serves the description; registered with the routes. */
export function registerOpenApiRoute(app: FastifyInstance): void {
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
