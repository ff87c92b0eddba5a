import type { Locale } from '#model/kit/locales.ts';
import { localPath, paths } from '#model/routes/paths.ts';
import type { TravelAgency, WithContext } from 'schema-dts';
import type { LocatedCompany } from './company.ts';
import { licenceData, type Licence } from './licences.ts';

interface Agency {
  site: URL;
  locale: Locale;
  company: LocatedCompany;
  licences: readonly Licence[];
}

/** The agency as search engines read it. */
export function agencyData(agency: Agency): WithContext<TravelAgency> {
  const { site, locale, company, licences } = agency;
  const about = new URL(localPath(locale, paths.about), site).href;
  const { name, tagline, address, phone, email, position, social } = company;
  return {
    '@context': 'https://schema.org',
    '@type': 'TravelAgency',
    name: name.value,
    url: new URL(localPath(locale, paths.home), site).href,
    currenciesAccepted: 'BDT',
    ...(tagline && { description: tagline.value }),
    ...(phone && { telephone: phone.href.slice('tel:'.length) }),
    ...(email && { email: email.text }),
    ...(address && {
      address: { '@type': 'PostalAddress', streetAddress: address.value, addressCountry: 'BD' },
    }),
    ...(position && { geo: { '@type': 'GeoCoordinates', ...position } }),
    ...(licences.length > 0 && {
      hasCertification: licences.map((licence) => licenceData(about, licence)),
    }),
    ...(social.length > 0 && { sameAs: social.map(({ href }) => href) }),
  };
}
