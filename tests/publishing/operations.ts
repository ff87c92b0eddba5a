import fc from 'fast-check';
import type { Product } from '../harness/product.ts';

/** One thing that staff do. `pick` chooses a record, whatever there is by then. */
export interface Operation {
  name: string;
  entity: string;
  pick: number;
  words: string;
}

const CATALOGUE = ['/tour-packages', '/visa-services', '/umrah-packages', '/flights'];
const CONTENT = [
  ...CATALOGUE,
  '/blog-posts',
  '/site-management/hero-scenes',
  '/site-management/service-options',
  '/site-management/hero-content',
  '/site-management/contact-info',
];

const GIVEN_BY_THE_SERVER: ReadonlySet<string> = new Set([
  'id',
  'created_at',
  'updated_at',
  'updated_by',
  'revision',
  'slug',
]);

type Act = (product: Product, entity: string, id: string, words: string) => Promise<unknown>;

const isOfCatalogue = (entity: string) => CATALOGUE.includes(entity);
const shownWhen = (entity: string) =>
  isOfCatalogue(entity) ? 'is_available' : entity === '/blog-posts' ? 'is_published' : 'is_active';
const titled = (entity: string) =>
  entity.endsWith('hero-content')
    ? ['headline_en', 'headline_bn']
    : entity.endsWith('contact-info')
      ? ['company_name', 'company_name_bn']
      : entity.endsWith('service-options')
        ? ['name_en', 'name_bn']
        : entity === '/visa-services'
          ? ['country_name', 'country_name_bn']
          : entity === '/flights'
            ? ['airline', 'airline_bn']
            : entity === '/blog-posts'
              ? ['title', 'title_bn']
              : ['name', 'name_bn'];

const toggle =
  (flag: (entity: string) => string): Act =>
  async (product, entity, id) => {
    const { body } = await product.call('GET', `${entity}/${id}`);
    const name = flag(entity);
    return product.call('PUT', `${entity}/${id}`, { [name]: body[name] !== true });
  };

const acts: Record<string, Act> = {
  rename: (product, entity, id, words) =>
    product.call(
      'PUT',
      `${entity}/${id}`,
      Object.fromEntries(titled(entity).map((n) => [n, words])),
    ),
  show: toggle(shownWhen),
  feature: async (product, entity, id, words) =>
    isOfCatalogue(entity)
      ? toggle(() => 'is_featured')(product, entity, id, words)
      : acts['show']!(product, entity, id, words),
  forgetSlug: async (product, entity, id) =>
    entity === '/blog-posts' && product.call('PUT', `${entity}/${id}`, { slug: null }),
  tag: (product, entity, id, words) =>
    isOfCatalogue(entity)
      ? product.call('PUT', `${entity}/${id}`, { tags: [words, 'asia'] })
      : acts['show']!(product, entity, id, words),
  remove: (product, entity, id) => product.call('DELETE', `${entity}/${id}`),
  copy: async (product, entity, id, words) => {
    const { body } = await product.call('GET', `${entity}/${id}`);
    const draft = Object.entries(body).filter(([name]) => !GIVEN_BY_THE_SERVER.has(name));
    const [title = 'name'] = titled(entity);
    return product.call('POST', entity, { ...Object.fromEntries(draft), [title]: words });
  },
};

export const operations = fc.record<Operation>({
  name: fc.constantFrom(...Object.keys(acts)),
  entity: fc.constantFrom(...CONTENT, '/tour-packages', '/tour-packages'),
  pick: fc.nat(1000),
  words: fc.constantFrom(
    'River & <Sea>',
    'নদীর ওপারে',
    'Two "quoted" words',
    'Ratargul',
    '৪ রাত ৫ দিন',
  ),
});

/** Does it. Nothing happens where the entity has no records left. */
export async function perform(product: Product, operation: Operation): Promise<void> {
  const { body } = await product.call<{ id: string }[]>('GET', operation.entity);
  const record = body[operation.pick % Math.max(1, body.length)];
  if (record) await acts[operation.name]!(product, operation.entity, record.id, operation.words);
}
