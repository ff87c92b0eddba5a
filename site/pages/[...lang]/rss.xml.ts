import { localeOfSegment } from '#model/kit/locales.ts';
import { localPath, paths } from '#model/routes/paths.ts';
import type { APIRoute } from 'astro';
import { agency } from '../../content/company.ts';
import { feedItems } from '../../content/feed.ts';
import { strings } from '../../i18n/index.ts';
import { rss } from '../../lib/blog/feed.ts';
import { pageTitle } from '../../lib/seo/page-title.ts';
import { languageParams } from '../../lib/build/static-params.ts';

export const getStaticPaths = () => languageParams.map((params) => ({ params }));

export const GET: APIRoute = ({ site, params }) => {
  const locale = localeOfSegment(params['lang']);
  if (!locale) return new Response(null, { status: 404 });
  const t = strings(locale).blog;
  const address = (path: string) => new URL(localPath(locale, path), site!).href;
  return new Response(
    rss({
      title: pageTitle(t.pageTitle, agency(locale).name.value),
      description: t.pageDescription,
      locale,
      page: address(paths.blog),
      self: address(paths.feed),
      items: feedItems(site!, locale),
    }),
  );
};
