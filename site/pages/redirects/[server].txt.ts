import type { APIRoute } from 'astro';
import { redirectList } from '../../content/addresses/redirects.ts';

const SERVERS = ['caddy', 'nginx'] as const;

export const getStaticPaths = () => SERVERS.map((server) => ({ params: { server } }));

export const GET: APIRoute = ({ params }) => {
  const server = SERVERS.find((each) => each === params['server']);
  return server ? new Response(redirectList(server)) : new Response(null, { status: 404 });
};
