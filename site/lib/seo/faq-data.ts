import { localeFacts, type Locale } from '#model/kit/locales.ts';
import { localPath } from '#model/routes/paths.ts';
import type { FAQPage, WithContext } from 'schema-dts';
import { localisedName } from '../format/localised.ts';

interface Page {
  site: URL;
  locale: Locale;
  /** The English address of the page that shows them. */
  path: string;
}

interface Asked {
  question_en: string;
  question_bn: string | null;
  answer_en: string;
  answer_bn: string | null;
}

/** Questions and answers of a page as search engines read them; none where it has none. */
export function faqData(
  { site, locale, path }: Page,
  asked: readonly Asked[],
): WithContext<FAQPage>[] {
  if (asked.length === 0) return [];
  const url = new URL(localPath(locale, path), site).href;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      url: `${url}#faq`,
      inLanguage: localeFacts[locale].tag,
      mainEntity: asked.map((each) => ({
        '@type': 'Question',
        name: localisedName(locale, each, 'question_en').value,
        acceptedAnswer: {
          '@type': 'Answer',
          text: localisedName(locale, each, 'answer_en').value,
        },
      })),
    },
  ];
}
