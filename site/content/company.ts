import type { Locale } from '#model/kit/locales.ts';
import { company, type LocatedCompany } from '../lib/agency/company.ts';
import { licenceOf, type Licence } from '../lib/agency/licences.ts';
import type {
  Accreditation,
  ContactInfo,
  HeroContent,
  HeroScene,
  ServiceOption,
} from './reads/records.ts';
import { read } from './reads/reads.ts';

const SCENES = 5;
const ALL = 500;

/** The agency as pages in this language show it: its active facts, or the defaults. */
export const agency = (locale: Locale): LocatedCompany =>
  company(locale, read<ContactInfo, 'first'>('first', 'contact-info'));

/** Accreditations to look the agency up by, in the order of staff. */
export const licences = (locale: Locale): Licence[] =>
  (read<Accreditation[], 'summaries'>('summaries', 'accreditation', ALL, 0) ?? []).map((record) =>
    licenceOf(locale, record),
  );

export const heroContent = () => read<HeroContent, 'first'>('first', 'hero-content');

export const heroScenes = () =>
  read<HeroScene[], 'summaries'>('summaries', 'hero-scene', SCENES, 0) ?? [];

export const serviceOptions = () =>
  read<ServiceOption[], 'summaries'>('summaries', 'service-option', ALL, 0) ?? [];
