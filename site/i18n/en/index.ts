import * as chromeTexts from './chrome.ts';
import * as homeTexts from './home.ts';
import * as routeMapTexts from './route-map.ts';
import * as narrowingTexts from './narrowing.ts';
import * as toursTexts from './tours.ts';
import * as cardsTexts from './cards.ts';
import * as visasTexts from './visas.ts';
import * as umrahTexts from './umrah.ts';
import * as departuresTexts from './departures.ts';
import * as flightsTexts from './flights.ts';
import * as bookingTexts from './booking.ts';
import * as contactTexts from './contact.ts';
import * as notFoundTexts from './not-found.ts';
import * as blogTexts from './blog.ts';
import * as travelTexts from './travel.ts';
import * as aboutTexts from './about.ts';
import * as notYetPublishedTexts from './not-yet-published.ts';
import * as formTexts from './forms.ts';
import * as refusedLeadTexts from './refused-lead.ts';
import * as outcomeTexts from './outcomes.ts';
import * as offlineTexts from './offline.ts';
import * as movedTexts from './moved.ts';
import * as trustTexts from './trust.ts';
import * as privacyTexts from './privacy.ts';
import * as searchTexts from './search.ts';
import * as faqTexts from './faq.ts';
import * as termsTexts from './terms.ts';
import * as reviewTexts from './reviews.ts';
import * as offerTexts from './offers.ts';
import * as compareTexts from './compare.ts';
import * as savedTexts from './saved.ts';
import * as shareTexts from './share.ts';

export const en = {
  ...chromeTexts,
  ...homeTexts,
  ...routeMapTexts,
  ...toursTexts,
  ...narrowingTexts,
  ...cardsTexts,
  ...visasTexts,
  ...umrahTexts,
  ...departuresTexts,
  ...flightsTexts,
  ...bookingTexts,
  ...contactTexts,
  ...notFoundTexts,
  ...blogTexts,
  ...travelTexts,
  ...aboutTexts,
  ...notYetPublishedTexts,
  ...formTexts,
  ...refusedLeadTexts,
  ...outcomeTexts,
  ...offlineTexts,
  ...movedTexts,
  ...trustTexts,
  ...privacyTexts,
  ...searchTexts,
  ...faqTexts,
  ...termsTexts,
  ...reviewTexts,
  ...offerTexts,
  ...compareTexts,
  ...savedTexts,
  ...shareTexts,
};

export type Strings = typeof en;
