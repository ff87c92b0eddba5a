import { paths } from '#model/routes/paths.ts';
import type { APIRoute } from 'astro';
import { sitemapShards } from '../content/addresses/sitemap.ts';
import { sitemapIndex } from '../lib/seo/sitemap.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(sitemapIndex(site!, sitemapShards().map(paths.sitemapShard)));
