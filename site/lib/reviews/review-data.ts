import { localeFacts, type Locale } from '#model/kit/locales.ts';
import { localPath, paths } from '#model/routes/paths.ts';
import type { Review, Service, TouristTrip, TravelAgency, WithContext } from 'schema-dts';
import { webAddress } from '../seo/web-address.ts';
import type { ShownReview } from './shown-review.ts';

interface Page {
  locale: Locale;
  /** The absolute address of the page that shows them. */
  url: string;
  reviewed: TouristTrip | Service | TravelAgency;
}

/** Reviews as search engines read them: those alone that say where they were said. */
export const reviewData = (
  { locale, url, reviewed }: Page,
  reviews: readonly ShownReview[],
): WithContext<Review>[] =>
  reviews
    .filter(({ source }) => source !== undefined)
    .map((review) => ({ ...review, url: webAddress(review.url, url) }))
    .map((review) => ({
      '@context': 'https://schema.org',
      '@type': 'Review',
      itemReviewed: reviewed,
      author: { '@type': 'Person', name: review.name.value },
      datePublished: review.saidOn,
      reviewBody: review.text.value,
      inLanguage: localeFacts[review.text.lang ?? locale].tag,
      ...(review.url !== undefined && { url: review.url }),
      ...(review.rating && {
        reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5 },
      }),
    }));

interface AgencyPage {
  site: URL;
  locale: Locale;
  company: string;
}

/** The same of those that are about the agency. */
export function agencyReviewData(
  { site, locale, company }: AgencyPage,
  reviews: readonly ShownReview[],
): WithContext<Review>[] {
  const url = new URL(localPath(locale, paths.home), site).href;
  return reviewData(
    { locale, url, reviewed: { '@type': 'TravelAgency', name: company, url } },
    reviews.filter(({ isOfAgency }) => isOfAgency),
  );
}
