import { localeFacts, type Locale } from '#model/kit/locales.ts';
import { localPath, paths } from '#model/routes/paths.ts';
import type { Review, WithContext } from 'schema-dts';
import { webAddress } from '../seo/web-address.ts';
import type { ShownReview } from './shown-review.ts';

interface AgencyPage {
  site: URL;
  locale: Locale;
  company: string;
}

/**
 * Reviews of the agency as search engines read them: those with stars that say where they were said. One
 * without stars is a fault to Google, and so is one of a trip or a service.
 */
export function agencyReviewData(
  { site, locale, company }: AgencyPage,
  reviews: readonly ShownReview[],
): WithContext<Review>[] {
  const url = new URL(localPath(locale, paths.home), site).href;
  return reviews.flatMap((review) => {
    const { isOfAgency, source, rating, saidOn, name, text } = review;
    if (!isOfAgency || !source || !rating) return [];
    const said = webAddress(review.url, url);
    return {
      '@context': 'https://schema.org',
      '@type': 'Review',
      itemReviewed: { '@type': 'TravelAgency', name: company, url },
      author: { '@type': 'Person', name: name.value },
      datePublished: saidOn,
      reviewBody: text.value,
      inLanguage: localeFacts[text.lang ?? locale].tag,
      ...(said !== undefined && { url: said }),
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
    };
  });
}
