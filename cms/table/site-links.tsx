import type { EntityName } from '#model/entities/index.ts';
import { LOCALES, localeFacts, type Locale } from '#model/kit/locales.ts';
import { localPath } from '#model/routes/paths.ts';
import { ExternalLink } from 'lucide-react';
import { classNames } from '../ui/class-names.ts';
import { useRecordStatus, type SavedRecord } from './use-record-status.ts';

const shownAs: Readonly<Record<Locale, string>> = { en: 'EN', bn: localeFacts.bn.toggle };

interface SiteLinksProps {
  entity: EntityName;
  record: SavedRecord;
  /** The record's page. */
  path: string;
  name: string;
}

/** Leads to a record's public page, in either language, once the page is as it was saved. */
export function SiteLinks({ entity, record, path, name }: SiteLinksProps) {
  const standing = useRecordStatus(entity, record);
  const state = standing?.outcome.state;
  if (standing?.visibility.kind !== 'shown' || state === 'failed') return null;
  return (
    // A publish takes a moment: the row keeps its shape meanwhile.
    <span
      className={classNames(
        'inline-flex items-center gap-1 text-sm text-faint',
        state !== 'live' && 'invisible',
      )}
    >
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
}
