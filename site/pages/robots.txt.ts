import { paths } from '#model/routes/paths.ts';
import type { APIRoute } from 'astro';

export const GET: APIRoute = ({ site }) =>
  new Response(
    [
      'User-agent: *',
      'Allow: /',
      `Disallow: ${paths.cms}`,
      'Disallow: /api/',
      '',
      `Sitemap: ${new URL(paths.sitemap, site).href}`,
      '',
    ].join('\n'),
  );
