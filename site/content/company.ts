import type { Locale } from '#model/kit/locales.ts';
import { company, type LocatedCompany } from '../lib/agency/company.ts';
import { companyDefaults, type CompanyFacts } from '../lib/agency/company-defaults.ts';
import { licenceOf, type Licence } from '../lib/agency/licences.ts';
import { derived } from './reads/derived.ts';
import { EVERY, read } from './reads/reads.ts';

const SCENES = 5;

const companies = derived((facts: CompanyFacts) => ({
  en: company('en', facts),
  bn: company('bn', facts),
}));

/** The agency as pages in this language show it: its active facts, or the defaults. */
export const agency = (locale: Locale): LocatedCompany =>
  companies(read('first', 'contact-info') ?? companyDefaults)[locale];

/** Accreditations to look the agency up by, in the order of staff. */
export const licences = (locale: Locale): Licence[] =>
  read('summaries', 'accreditation', EVERY, 0).map((record) => licenceOf(locale, record));

export const heroContent = () => read('first', 'hero-content');

export const heroScenes = () => read('summaries', 'hero-scene', SCENES, 0);

export const serviceOptions = () => read('summaries', 'service-option', EVERY, 0);
