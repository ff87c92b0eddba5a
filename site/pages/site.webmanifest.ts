import { DEFAULT_LOCALE } from '#model/kit/locales.ts';
import type { APIRoute } from 'astro';
import { agency } from '../content/company.ts';
import { webManifest } from '../lib/seo/web-manifest.ts';

export const GET: APIRoute = () => new Response(webManifest(agency(DEFAULT_LOCALE).name.value));
