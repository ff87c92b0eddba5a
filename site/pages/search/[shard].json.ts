import { SHARDS } from '#model/search/shards.ts';
import type { APIRoute } from 'astro';
import { searchShard } from '../../content/search.ts';

export const getStaticPaths = () => SHARDS.map((shard) => ({ params: { shard } }));

export const GET: APIRoute = ({ params }) => {
  const shard = searchShard(params['shard'] ?? '');
  return shard ? new Response(JSON.stringify(shard)) : new Response(null, { status: 404 });
};
