import type { RecordNamed } from '#model/entities/index.ts';
import type { Locale } from '#model/kit/locales.ts';
import type { Certification } from 'schema-dts';
import { webAddress } from '../seo/web-address.ts';
import { localised, localisedName, type Localised } from '../format/localised.ts';

type Facts = Pick<
  RecordNamed<'accreditation'>,
  'name_en' | 'name_bn' | 'number' | 'issuer_en' | 'issuer_bn' | 'register_url' | 'unpublish_at'
>;

/** An accreditation as a page in one language shows it. */
export interface Licence {
  name: Localised;
  number: string;
  issuer: Localised | undefined;
  /** The list of whoever issued it. */
  register: string | undefined;
  /** ISO 8601. */
  validUntil: string | undefined;
}

export const licenceOf = (locale: Locale, facts: Facts): Licence => ({
  name: localisedName(locale, facts, 'name_en'),
  number: facts.number,
  issuer: localised(locale, facts, 'issuer_en'),
  register: facts.register_url ?? undefined,
  validUntil: facts.unpublish_at ?? undefined,
});

/** The same as search engines read it; `page` is the address of the page that shows it. */
export function licenceData(page: string, licence: Licence): Certification {
  const url = webAddress(licence.register, page);
  return {
    '@type': 'Certification',
    name: licence.name.value,
    certificationIdentification: licence.number,
    ...(licence.issuer && { issuedBy: { '@type': 'Organization', name: licence.issuer.value } }),
    ...(url !== undefined && { url }),
    ...(licence.validUntil && { expires: licence.validUntil }),
  };
}
