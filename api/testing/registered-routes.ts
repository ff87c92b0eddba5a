import type { FastifyInstance } from 'fastify';

interface RegisteredRoute {
  method: string;
  url: string;
}

const LINE = /^(?<indent>[│ ]*)[├└]── (?<segment>.*?)(?: \((?<methods>[A-Z, ]+)\))?$/;
const STEP = '│   '.length;

/** printRoutes omits the slash before a wildcard. */
const withSlash = (url: string) => url.replace(/\/?\*$/, '/*');

/** All routes of the server, parsed from Fastify's printRoutes. */
export function registeredRoutes(app: FastifyInstance): RegisteredRoute[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const found = LINE.exec(line)?.groups;
      if (!found) return [];
      const depth = found['indent']!.length / STEP;
      above.length = depth;
      above.push(found['segment']!);
      const url = withSlash(above.join(''));
      return (found['methods'] ?? '')
        .split(', ')
        .filter(Boolean)
        .map((method) => ({ method, url }));
    });
}
