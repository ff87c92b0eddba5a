import type { Locale } from '#model/kit/locales.ts';
import * as bn from '../../i18n/bn/forms.ts';
import * as en from '../../i18n/en/forms.ts';
import { promises } from '../agency/promises.ts';

const languages = { en, bn };

/**
 * The words of the forms, for where they live in a browser too: from the files of the forms alone, so
 * that neither a page nor a script carries the rest of the site's texts along.
 */
export function leadFormTexts(locale: Locale) {
  const { leadForm, leadServices, enquiry, quickBooking } = languages[locale];
  const answerTime = promises.answerTime[locale];
  const callback = promises.callback[locale];
  const callbackInHours = promises.callbackInHours[locale];
  return {
    leadForm: { ...leadForm, answerTime },
    leadServices,
    enquiry,
    quickBooking: { ...quickBooking, callback, callbackInHours },
  };
}

export type LeadFormTexts = ReturnType<typeof leadFormTexts>['leadForm'];
