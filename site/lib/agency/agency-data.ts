import type { Locale } from '#model/kit/locales.ts';
import { localPath, paths } from '#model/routes/paths.ts';
import type { TravelAgency, WithContext } from 'schema-dts';
import type { LocatedCompany } from './company.ts';

/** The agency as search engines read it. */
export function agencyData(
  site: URL,
  locale: Locale,
  company: LocatedCompany,
): WithContext<TravelAgency> {
  const { name, tagline, address, phone, email, position, social } = company;
  return {
    '@context': 'https://schema.org',
    '@type': 'TravelAgency',
    name: name.value,
    url: new URL(localPath(locale, paths.home), site).href,
    currenciesAccepted: 'BDT',
    ...(tagline && { description: tagline.value }),
    ...(phone && { telephone: phone.href.slice('tel:'.length) }),
    ...(email && { email }),
    ...(address && {
      address: { '@type': 'PostalAddress', streetAddress: address.value, addressCountry: 'BD' },
    }),
    ...(position && { geo: { '@type': 'GeoCoordinates', ...position } }),
    ...(social.length > 0 && { sameAs: social.map(({ href }) => href) }),
  };
}
