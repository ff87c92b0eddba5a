import type { APIRoute } from 'astro';
import { sitemapShard, sitemapShards } from '../../content/addresses/sitemap.ts';
import { urlSet } from '../../lib/seo/sitemap.ts';

export const getStaticPaths = () => sitemapShards().map((shard) => ({ params: { shard } }));

export const GET: APIRoute = ({ site, params }) => {
  const pages = sitemapShard(params['shard'] ?? '');
  return pages ? new Response(urlSet(site!, pages)) : new Response(null, { status: 404 });
};
