import { DEFAULT_LOCALE } from '#model/locales.ts';
import type { APIRoute } from 'astro';
import { contactInfo } from '../content/company.ts';
import { company } from '../lib/company.ts';
import { webManifest } from '../lib/web-manifest.ts';

export const GET: APIRoute = () =>
  new Response(webManifest(company(DEFAULT_LOCALE, contactInfo()).name.value));
