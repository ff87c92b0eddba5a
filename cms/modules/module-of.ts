import { entityNamed, type EntityName } from '#model/entities/index.ts';

/** The module that keeps an entity's records, by the path of the module. */
export const moduleOf = {
  'tour-package': 'tours',
  'umrah-package': 'umrah',
  'visa-service': 'visa',
  flight: 'flights',
  'blog-post': 'blog',
  'hero-scene': 'site-management',
  'hero-content': 'site-management',
  'contact-info': 'site-management',
  'service-option': 'site-management',
  tag: 'site-management',
  'contact-submission': 'contacts',
  user: 'staff',
} as const satisfies Readonly<Record<EntityName, string>>;

/** The address of the list of an entity's records; a module may have several. */
export const listOf = (name: EntityName): string =>
  moduleOf[name] === 'site-management' ? entityNamed(name).path.slice(1) : moduleOf[name];
