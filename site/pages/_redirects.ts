import type { APIRoute } from 'astro';
import { redirectList } from '../content/redirects.ts';

export const GET: APIRoute = () => new Response(redirectList('netlify'));
