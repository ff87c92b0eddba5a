import type { APIRoute } from 'astro';
import { listedPages } from '../../content/addresses/content-pages.ts';
import { sitemapShard, sitemapShards } from '../../content/addresses/sitemap.ts';
import { urlSet } from '../../lib/seo/sitemap.ts';

export const getStaticPaths = () =>
  sitemapShards().map(({ name }) => ({ params: { shard: name } }));

export const GET: APIRoute = ({ site, params }) => {
  const shard = sitemapShard(params['shard'] ?? '');
  if (!shard) return new Response(null, { status: 404 });
  const pages = shard.records ?? listedPages().map((path) => ({ path, translated: true }));
  return new Response(urlSet(site!, pages));
};
