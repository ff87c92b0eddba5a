import type { Locale } from '#model/kit/locales.ts';
import { company, type LocatedCompany } from '../lib/agency/company.ts';
import { companyDefaults } from '../lib/agency/company-defaults.ts';
import { licenceOf, type Licence } from '../lib/agency/licences.ts';
import { read } from './reads/reads.ts';

const SCENES = 5;
const ALL = 500;

/** Cache by the record as it was read, which pages share while it stays the same. */
const known = new WeakMap<object, Partial<Record<Locale, LocatedCompany>>>();

/** The agency as pages in this language show it: its active facts, or the defaults. */
export function agency(locale: Locale): LocatedCompany {
  const facts = read('first', 'contact-info') ?? companyDefaults;
  const byLocale = known.get(facts) ?? {};
  known.set(facts, byLocale);
  return (byLocale[locale] ??= company(locale, facts));
}

/** Accreditations to look the agency up by, in the order of staff. */
export const licences = (locale: Locale): Licence[] =>
  read('summaries', 'accreditation', ALL, 0).map((record) => licenceOf(locale, record));

export const heroContent = () => read('first', 'hero-content');

export const heroScenes = () => read('summaries', 'hero-scene', SCENES, 0);

export const serviceOptions = () => read('summaries', 'service-option', ALL, 0);
