import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { IMAGE_WIDTHS, variantName } from '#model/media/images.ts';
import { DEFAULT_LOCALE, localeOfSegment } from '#model/kit/locales.ts';
import { meantAddress } from '#model/routes/meant-address.ts';
import { isPage, localPath, pageFile, pageOfBrochure, paths } from '#model/routes/paths.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openFiles, type FilesPlace } from '../files/open-files.ts';
import { picturesOf, type Pictures } from './pictures.ts';
import { errorBody, sendFile } from './send-file.ts';
import { headersOf } from './headers.ts';
import { movedPages } from './moved-pages.ts';
import { registerSearchPage } from './search-page.ts';
import { requireMethod, type AllowedMethods } from './methods.ts';

interface PublishedOptions extends FilesPlace {
  siteDir: string;
  siteUrl: string;
  /** Called with the name of a requested picture variant that does not exist yet. */
  onMissingPicture: (file: string) => void;
  /** Called with the path of a page that is not there. */
  onMissingPage: (path: string) => void;
  apiPrefix: string;
  allowedMethods: AllowedMethods;
}

export const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/** Content-hashed names: immutable. */
const ASSETS = ['/_astro/', '/share/'];
const isImmutable = (path: string) => ASSETS.some((folder) => path.startsWith(folder));

/** How long a published file may be kept. */
export const cacheControlOf = (path: string) => (isImmutable(path) ? IMMUTABLE : REVALIDATE);

const PUBLISHED_IN_S = 5;

/** Hides file routes from the API description. */
const UNDESCRIBED = { schema: { hide: true } };
const CMS = { ...UNDESCRIBED, config: { surface: 'cms' as const } };
const UPLOADS = { ...UNDESCRIBED, config: { surface: 'upload' as const } };

/** Path traversal guard: dotfiles, empty names and `..` are never served. */
const NOT_SERVED = /(^|[\\/])(\.|[\\/])|^$/;

/** Fallback for a variant that is not made yet: the same width in WebP, or the next wider. */
async function nearestPicture(pictures: Pictures, file: string): Promise<string | undefined> {
  const [, stem, width] = /^(\w[\w-]*)(?:\.w(\d{1,4}))?\.(?:webp|avif)$/.exec(file) ?? [];
  const whole = `${stem}.webp`;
  if (!stem) return undefined;
  const wide = width ? IMAGE_WIDTHS.filter((each) => each >= Number(width)) : [];
  for (const each of wide)
    if (await pictures.has(variantName(whole, each))) return variantName(whole, each);
  return (await pictures.has(whole)) ? whole : undefined;
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  file: string,
  folders: readonly string[],
) {
  const isSent = !NOT_SERVED.test(file) && (await sendFile(request, reply, file, folders));
  return isSent ? reply : reply.callNotFound();
}

/** The CMS at /cms. */
export function registerCms(app: FastifyInstance, cmsDir: string): void {
  app.get('/cms', CMS, (request, reply) => sendCms(request, reply, cmsDir, 'index.html'));
  app.get<{ Params: { '*': string } }>('/cms/*', CMS, (request, reply) => {
    const file = request.params['*'];
    return sendCms(request, reply, cmsDir, extname(file) === '' ? 'index.html' : file);
  });
}

/** What visitors see: the published site at /, uploads at /static/uploads. */
export async function registerPublished(
  app: FastifyInstance,
  options: PublishedOptions,
): Promise<void> {
  const { siteDir, siteUrl, onMissingPicture, onMissingPage, apiPrefix } = options;
  const pictures = picturesOf(openFiles(options));
  const newAddressOf = await movedPages(app, siteDir);
  // Shared by releases, beside the link to the current one: hashed assets and share images.
  const assetsDir = join(siteDir, '..', 'assets');

  app.get<{ Params: { file: string } }>(
    '/static/uploads/:file',
    UPLOADS,
    async (request, reply) => {
      const { file } = request.params;
      if (await pictures.has(file)) {
        reply.header('cache-control', IMMUTABLE);
        return pictures.send(request, reply, file);
      }
      const nearest = await nearestPicture(pictures, file);
      if (!nearest) return reply.callNotFound();
      onMissingPicture(file);
      reply.header('cache-control', REVALIDATE);
      return pictures.send(request, reply, nearest);
    },
  );

  registerSearchPage(app, siteDir);

  app.get<{ Params: { '*': string } }>('/*', UNDESCRIBED, async (request, reply) => {
    const path = `/${request.params['*']}`;
    const trimmed = path.replace(/\/+$/, '').replace(/^\/+/, '/');
    const query = () => /\?.*/.exec(request.url)?.[0] ?? '';
    if (path !== '/' && trimmed !== path)
      return reply.redirect(encoded(trimmed || '/') + query(), 308);
    const moved = (await newAddressOf(path)) ?? pageMeantBy(path, siteDir);
    if (moved !== undefined)
      return reply.header('cache-control', REVALIDATE).redirect(moved + query(), 301);
    const printed = pageOfBrochure(path);
    const isAsset = isImmutable(path) || printed !== undefined;
    reply.header('cache-control', cacheControlOf(path));
    if (printed !== undefined) {
      if (!existsSync(join(assetsDir, path))) return unprinted(reply, printed, siteDir);
      // Search engines show the page, which can be booked, in place of its copy on paper.
      reply.header('link', `<${siteUrl}${encodeURI(printed)}>; rel="canonical"`);
    }
    return send(request, reply, pageFile(path), isAsset ? [siteDir, assetsDir] : [siteDir]);
  });

  app.setNotFoundHandler(async (request, reply) => {
    requireMethod(request.method, options.allowedMethods(request.url));
    reply.code(404);
    if (request.url.startsWith(`${apiPrefix}/`)) return { detail: 'Not found' };
    // Before the first publish, or where the folder has gone: not that the page is not there.
    if (!existsSync(siteDir)) {
      reply.code(503).header('retry-after', PUBLISHED_IN_S).type('text/plain; charset=utf-8');
      return 'This site is being published; come again in a moment.\n';
    }
    if (request.method === 'GET') onMissingPage(request.url.replace(/\?.*/s, ''));
    reply
      .headers({ ...headersOf('page'), 'cache-control': REVALIDATE })
      .type('text/html; charset=utf-8');
    const body = await errorBody(request, reply, notFoundFile(request.url), siteDir);
    return body ?? 'This page does not exist.';
  });
}

/** As it stands in a URL: `encodeURI` takes both of these for the begin of another part. */
const encoded = (path: string) => encodeURI(path).replace(/[?#]/g, encodeURIComponent);

/** Whether an address is one of a page that is there. */
const isPublished = (path: string, siteDir: string) =>
  isPage(path) && !NOT_SERVED.test(pageFile(path)) && existsSync(join(siteDir, pageFile(path)));

/** The address of the page that one was meant as which leads to none. */
function pageMeantBy(path: string, siteDir: string): string | undefined {
  const meant = meantAddress(path);
  if (meant === undefined || isPublished(path, siteDir)) return undefined;
  return isPublished(meant, siteDir) ? encoded(meant) : undefined;
}

/** A brochure that is not printed yet, or cannot be: the page itself can. */
const unprinted = (reply: FastifyReply, page: string, siteDir: string) =>
  isPublished(page, siteDir) ? reply.redirect(encodeURI(page), 302) : reply.callNotFound();

function sendCms(request: FastifyRequest, reply: FastifyReply, cmsDir: string, file: string) {
  const isAsset = file.startsWith('assets/');
  reply.header('cache-control', isAsset ? IMMUTABLE : REVALIDATE);
  return send(request, reply, file, [cmsDir]);
}

/** The 404 page in the language of the address. */
function notFoundFile(url: string): string {
  const [, segment] = url.split(/[/?]/);
  const locale = localeOfSegment(segment) ?? DEFAULT_LOCALE;
  return pageFile(localPath(locale, paths.notFound));
}
