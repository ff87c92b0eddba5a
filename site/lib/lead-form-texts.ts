import type { Locale } from '#model/locales.ts';
import { strings } from '../i18n/index.ts';
import { claims } from './claims.ts';

/** The words that a form needs once it is alive. */
export function leadFormTexts(locale: Locale) {
  const {
    newTab: _newTab,
    leaveEmpty: _leaveEmpty,
    failedTitle: _title,
    ...texts
  } = strings(locale).leadForm;
  return { ...texts, answerTime: claims.answerTime[locale] };
}

export type LeadFormTexts = ReturnType<typeof leadFormTexts>;
