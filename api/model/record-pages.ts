import type { PublicName } from './entities/index.ts';
import { paths } from './paths.ts';

interface Named {
  id: string;
  slug?: unknown;
}

/** The English page that shows a record best. */
const pages: { [N in PublicName]: (record: Named) => string } = {
  'tour-package': ({ id }) => paths.tour(id),
  'umrah-package': ({ id }) => paths.umrahPackage(id),
  'visa-service': ({ id }) => paths.visa(id),
  flight: () => paths.flights,
  'blog-post': ({ id, slug }) => paths.post(typeof slug === 'string' && slug !== '' ? slug : id),
  'hero-scene': () => paths.home,
  'hero-content': () => paths.home,
  'contact-info': () => paths.home,
  'service-option': () => paths.home,
  tag: () => paths.blog,
};

export const recordPage = (name: PublicName, record: Named): string => pages[name](record);
