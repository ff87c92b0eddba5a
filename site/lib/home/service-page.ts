import type { RecordNamed } from '#model/entities/index.ts';
import { paths } from '#model/routes/paths.ts';

const pages: readonly [pattern: RegExp, path: string][] = [
  [/visa|passport/i, paths.visas],
  [/umrah|omrah|hajj/i, paths.umrah],
  [/\b(?:flight|ticket|air|planes?\b)/i, paths.flights],
];

/** The page that a service leads to, told by what staff named it, then by its icon. */
export function servicePage({
  name_en,
  icon,
}: Pick<RecordNamed<'service-option'>, 'name_en' | 'icon'>): string {
  const found = [name_en, icon].flatMap((text) => pages.filter(([pattern]) => pattern.test(text)));
  return found[0]?.[1] ?? paths.tours;
}
