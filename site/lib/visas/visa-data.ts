import type { RecordNamed } from '#model/entities/index.ts';
import type { Locale } from '#model/kit/locales.ts';
import { localPath, paths } from '#model/routes/paths.ts';
import type { Service, WithContext } from 'schema-dts';
import { strings } from '../../i18n/index.ts';
import { webAddress } from '../seo/web-address.ts';
import { localisedName } from '../format/localised.ts';

type VisaFacts = Pick<
  RecordNamed<'visa-service'>,
  'id' | 'country_name' | 'country_name_bn' | 'cover_photo' | 'charge'
>;

interface Page {
  site: URL;
  locale: Locale;
  provider: string;
  description: string;
}

/** A visa as search engines read it: a service that the agency gives. */
export function visaData(
  { site, locale, provider, description }: Page,
  visa: VisaFacts,
): WithContext<Service> {
  const url = new URL(localPath(locale, paths.visa(visa.id)), site).href;
  const image = webAddress(visa.cover_photo ?? undefined, site);
  const { visa: t, visas } = strings(locale);
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: t.named(localisedName(locale, visa, 'country_name').value),
    url,
    description,
    serviceType: visas.title,
    ...(image !== undefined && { image }),
    provider: { '@type': 'TravelAgency', name: provider },
    areaServed: { '@type': 'Country', name: 'Bangladesh' },
    ...(visa.charge !== null && {
      offers: {
        '@type': 'Offer',
        priceCurrency: 'BDT',
        price: String(visa.charge),
        url,
        availability: 'https://schema.org/InStock',
      },
    }),
  };
}
