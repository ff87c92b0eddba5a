import type { Strings } from '../en/index.ts';
import * as chromeTexts from './chrome.ts';
import * as homeTexts from './home.ts';
import * as routeMapTexts from './route-map.ts';
import * as toursTexts from './tours.ts';
import * as bookingTexts from './booking.ts';
import * as contactTexts from './contact.ts';
import * as notFoundTexts from './not-found.ts';

export const bn: Strings = {
  ...chromeTexts,
  ...homeTexts,
  ...routeMapTexts,
  ...toursTexts,
  ...bookingTexts,
  ...contactTexts,
  ...notFoundTexts,
};
