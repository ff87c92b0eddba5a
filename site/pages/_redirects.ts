import type { APIRoute } from 'astro';
import { redirectList } from '../content/addresses/redirects.ts';

export const GET: APIRoute = () => new Response(redirectList('netlify'));
