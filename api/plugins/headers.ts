import type { FastifyInstance } from 'fastify';
import { DOCS_STYLE_SOURCE } from './docs-style.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    surface?: Surface;
  }
}

type Headers = Readonly<Record<string, string>>;

/** What is served: each has its own policy, and nothing is served without one. */
export type Surface = 'api' | 'docs' | 'page' | 'preview' | 'cms' | 'upload';

const policy = (...directives: string[]) => directives.join('; ');

const EVERYWHERE: Headers = {
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** Documents have windows, and could ask for what no page of ours needs. */
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
      `style-src ${DOCS_STYLE_SOURCE}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ),
    'cross-origin-resource-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  },
  // A page carries its own policy in a meta element, which cannot say who may frame it.
  page: { ...DOCUMENT, 'content-security-policy': "frame-ancestors 'none'" },
  // The desk shows it in a frame, beside the form that it is made from.
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
      // Base UI places its popups by style attributes.
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
  /** Whether every host below the site's is told to be asked by https alone. */
  hstsSubdomains: boolean;
}

/** Every answer begins with the headers of its surface: what its route says, or where it lies. */
export function registerHeaders(
  app: FastifyInstance,
  { apiPrefix, siteUrl, hstsSubdomains }: HeaderOptions,
): void {
  // A browser that was told so once never asks a site without https again.
  const strict = hstsSubdomains ? `${ONE_YEAR}; includeSubDomains` : ONE_YEAR;
  const transport = siteUrl.startsWith('https:') ? { 'strict-transport-security': strict } : {};
  const complete = Object.fromEntries(
    Object.entries(surfaces).map(([surface, headers]) => [surface, { ...headers, ...transport }]),
  ) as Record<Surface, Headers>;
  const prefix = `${apiPrefix}/`;
  app.addHook('onRequest', (request, reply, done) => {
    const { url = '', config } = request.routeOptions;
    // By the route, however the address is spelt; by the address, where no route of the API fits.
    const isApi = url.startsWith(prefix) || request.url.startsWith(prefix);
    const surface = config.surface ?? (isApi ? 'api' : 'page');
    reply.headers(complete[surface]);
    done();
  });
}
