import type { Locale } from '#model/locales.ts';
import { companyOf, shapeOf, type CompanyShape, type ShapeFact } from '../lib/company-shape.ts';
import { company, type Company } from '../lib/company.ts';
import { laterInPage } from './reads.ts';
import type { ContactInfo, HeroContent, HeroScene, ServiceOption } from './records.ts';
import { read } from './store.ts';

const SCENES = 5;
const ALL = 500;

/** The agency's own facts, or null where none are active. */
export const contactInfo = () => read<ContactInfo, 'first'>('first', 'contact-info');

/**
 * The agency for what a page says of it, and no more: where words are put into pages last, these are
 * placeholders. What looks at the words themselves asks for `contactInfo`.
 */
export function agency(locale: Locale): Company {
  const later = laterInPage();
  if (!later) return company(locale, contactInfo());
  // The page says them, whatever they are: it notes that it does.
  read('words', 'contact-info');
  return companyOf((fact) => shapeFact(locale, fact), later.placeholders.of);
}

/** One fact of the agency's shape, which the page notes that it looks at. */
function shapeFact<F extends ShapeFact>(locale: Locale, fact: F): CompanyShape[F] {
  const known = read<[CompanyShape[F] | null], 'shape'>('shape', 'contact-info', locale, fact);
  // Facts that no page can show have none, and say here why.
  const [own] = known ?? [shapeOf(company(locale, contactInfo()))[fact]];
  return (own ?? undefined) as CompanyShape[F];
}

export const heroContent = () => read<HeroContent, 'first'>('first', 'hero-content');

export const heroScenes = () => read<HeroScene[], 'cards'>('cards', 'hero-scene', SCENES, 0) ?? [];

export const serviceOptions = () =>
  read<ServiceOption[], 'cards'>('cards', 'service-option', ALL, 0) ?? [];
