import { LOCALES, localeFacts, type Locale } from '#model/locales.ts';
import { localPath } from '#model/paths.ts';
import { ExternalLink } from 'lucide-react';

const shownAs: Readonly<Record<Locale, string>> = { en: 'EN', bn: localeFacts.bn.toggle };

/** Leads to a record's public page, in either language. */
export const SiteLinks = ({ path, name }: { path: string; name: string }) => (
  <span className="inline-flex items-center gap-1 text-sm text-faint">
    <ExternalLink aria-hidden className="size-3.5" />
    {LOCALES.map((locale) => (
      <a
        key={locale}
        href={localPath(locale, path)}
        target="_blank"
        rel="noopener"
        lang={locale}
        aria-label={`${shownAs[locale]}: view ${name} on site in ${locale === 'en' ? 'English' : 'Bengali'}`}
        className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-lg font-semibold text-accent hover:underline lg:min-h-8 lg:min-w-9"
      >
        {shownAs[locale]}
      </a>
    ))}
  </span>
);
