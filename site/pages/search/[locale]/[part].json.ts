import { LOCALES } from '#model/kit/locales.ts';
import type { APIRoute } from 'astro';
import { rowParts, searchRows } from '../../../content/search.ts';

export const getStaticPaths = () =>
  LOCALES.flatMap((locale) => rowParts().map((part) => ({ params: { locale, part } })));

export const GET: APIRoute = ({ params }) => {
  const locale = LOCALES.find((each) => each === params['locale']);
  const rows = locale && searchRows(locale, params['part'] ?? '');
  return rows ? new Response(JSON.stringify(rows)) : new Response(null, { status: 404 });
};
