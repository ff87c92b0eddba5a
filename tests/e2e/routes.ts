import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { detailEntities, recordPage, type DetailName } from '#model/entities/index.ts';
import { localPath, namesPublished, paths } from '#model/routes/paths.ts';
import { LOCALES, type Locale } from '#model/kit/locales.ts';

/** The record that stands for all of its entity, where not the first of the demo. */
const EXAMPLES: Partial<Record<DetailName, string>> = {
  'tour-package': 'sundarbans-boat-journey',
  'blog-post': 'thailand-visa-documents-from-dhaka',
};

function exampleOf({ name, table }: (typeof detailEntities)[number]): string {
  const file = resolve(import.meta.dirname, `../../data/seed/${table.replaceAll('_', '-')}.json`);
  const [first] = JSON.parse(readFileSync(file, 'utf8')) as { id: string; slug?: string }[];
  return recordPage(name, { id: first!.id, slug: EXAMPLES[name] ?? first!.slug });
}

/** One address per kind of public page. */
export const ROUTES = [
  ...namesPublished('listed').map((name) => paths[name]),
  ...detailEntities.map(exampleOf),
  paths.search,
  paths.saved,
  paths.thankYou,
  paths.notSent,
  '/nowhere',
];

/** Phone and desktop. */
export const WIDTHS = [390, 1280] as const;

/** Phones, small and large, portrait and landscape; tablets; desktops. */
export const SIZES = [
  [320, 568],
  [360, 640],
  [360, 740],
  [375, 667],
  [390, 844],
  [412, 915],
  [430, 932],
  [844, 390],
  [768, 1024],
  [820, 1180],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const;

interface Address {
  locale: Locale;
  path: string;
}

/** The same, in every language. */
export const ADDRESSES: readonly Address[] = LOCALES.flatMap((locale) =>
  ROUTES.map((route) => ({ locale, path: localPath(locale, route) })),
);
