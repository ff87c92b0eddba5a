import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    surface?: Surface;
  }
}

type Headers = Readonly<Record<string, string>>;

/** Surfaces of the server: each has its own CSP, and nothing is served without one. */
export type Surface = 'api' | 'docs' | 'page' | 'preview' | 'cms' | 'upload';

const policy = (...directives: string[]) => directives.join('; ');

const EVERYWHERE: Headers = {
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** Documents also isolate their window, and disable features that no page uses. */
const DOCUMENT: Headers = {
  ...EVERYWHERE,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

const surfaces: Readonly<Record<Surface, Headers>> = {
  api: {
    ...EVERYWHERE,
    'referrer-policy': 'no-referrer',
    'content-security-policy': policy("default-src 'none'", "frame-ancestors 'none'"),
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  },
  docs: {
    ...DOCUMENT,
    'content-security-policy': policy(
      "default-src 'none'",
      "script-src 'self'",
      // Swagger UI draws with style attributes, and its pictures are in its style sheet.
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ),
    'cross-origin-resource-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  },
  // Pages have a CSP in a meta element, where `frame-ancestors` is ignored.
  page: { ...DOCUMENT, 'content-security-policy': "frame-ancestors 'none'" },
  // The CMS frames the preview beside its form.
  preview: {
    ...DOCUMENT,
    'content-security-policy': "frame-ancestors 'self'",
    'x-frame-options': 'SAMEORIGIN',
  },
  cms: {
    ...DOCUMENT,
    'content-security-policy': policy(
      "default-src 'none'",
      "script-src 'self'",
      // Base UI positions its popups with style attributes.
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' https: data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "frame-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ),
    'cross-origin-resource-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  },
  upload: {
    ...EVERYWHERE,
    'content-security-policy': policy("default-src 'none'", 'sandbox'),
    'cross-origin-resource-policy': 'cross-origin',
  },
};

const ONE_YEAR = 'max-age=31536000';

/** The headers that every answer of a surface carries. */
export const headersOf = (surface: Surface): Headers => surfaces[surface];

interface HeaderOptions {
  apiPrefix: string;
  siteUrl: string;
  /** Whether HSTS includes subdomains. */
  hstsSubdomains: boolean;
}

/** Sets the headers of the surface: of the route's config, else of the address; no cache keeps an error. */
export function registerHeaders(
  app: FastifyInstance,
  { apiPrefix, siteUrl, hstsSubdomains }: HeaderOptions,
): void {
  // HSTS: a browser that has seen it never uses plain http for this host again.
  const strict = hstsSubdomains ? `${ONE_YEAR}; includeSubDomains` : ONE_YEAR;
  const transport = siteUrl.startsWith('https:') ? { 'strict-transport-security': strict } : {};
  const complete = Object.fromEntries(
    Object.entries(surfaces).map(([surface, headers]) => [surface, { ...headers, ...transport }]),
  ) as Record<Surface, Headers>;
  const prefix = `${apiPrefix}/`;
  app.addHook('onRequest', (request, reply, done) => {
    const { url = '', config } = request.routeOptions;
    // By the route, however the address is spelt; by the address, where no route matches.
    const isApi = url.startsWith(prefix) || request.url.startsWith(prefix);
    const surface = config.surface ?? (isApi ? 'api' : 'page');
    reply.headers(complete[surface]);
    done();
  });
  // A cache would show an error for as long as the file that it is about.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.statusCode >= 400 && String(reply.getHeader('cache-control')).startsWith('public'))
      reply.header('cache-control', 'no-cache');
    done(null, payload);
  });
}
