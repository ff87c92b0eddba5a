import type { Product } from '../../harness/product.ts';
import { draft, text, textBn } from './catalogue.ts';

/** A kind of edit by staff. */
export interface Edit {
  kind: string;
  times: number;
  /** Files that change with the save. */
  files: (n: number) => string[];
  save: (n: number) => Promise<unknown>;
}

const CHAT = { whatsapp: '+8801712345670' };

const both = (page: string) => [`${page}.html`, `bn/${page}.html`];

export function editsOf(product: Product, size: number, times: number): Edit[] {
  const id = (n: number) => `tour-${(n * 37) % size}`;
  const put = (path: string, change: object) => product.call('PUT', path, change);
  const everyTour = () => Array.from({ length: size }, (_, n) => both(`tours/tour-${n}`)).flat();
  const say = async (change: object) => {
    const path = '/site-management/contact-info';
    const { body } = await product.call<{ id: string }[]>('GET', path);
    return put(`${path}/${body[0]!.id}`, change);
  };
  return [
    {
      kind: 'text, both languages',
      times: 5 * times,
      files: (n) => both(`tours/${id(n)}`),
      save: (n) =>
        put(`/tour-packages/${id(n)}`, {
          package_details: `Edit ${n} of ${text(n)}`,
          package_details_bn: `সম্পাদনা ${n} ${textBn(n)}`,
        }),
    },
    {
      // With photos, departures, plan and map, which the tours of the catalogue lack.
      kind: 'text of a whole tour',
      times,
      files: () => both('tours/sundarbans-boat-journey'),
      save: (n) =>
        put('/tour-packages/sundarbans-boat-journey', {
          package_details: text(n),
          package_details_bn: textBn(n),
        }),
    },
    {
      kind: 'name, on lists and home',
      times,
      files: () => [...both('tours/tour-0'), 'index.html', 'bn.html'],
      save: (n) => put('/tour-packages/tour-0', { name: `Edit ${n}`, name_bn: `সম্পাদনা ${n}` }),
    },
    {
      kind: 'a new tour',
      times: Math.ceil(times / 10),
      files: (n) => both(`tours/tour-${size + n}`),
      save: (n) => product.call('POST', '/tour-packages', draft(size + n)),
    },
    {
      kind: 'a tour that goes or is back',
      // Even: the tour is back for the edits after it.
      times: 2 * Math.ceil(times / 20),
      files: () => both('tours/tour-1'),
      save: (n) => put('/tour-packages/tour-1', { is_available: n % 2 === 1 }),
    },
    {
      kind: 'a post, both languages',
      times: Math.ceil(times / 10),
      files: () => both('blog/first-international-flight-from-dhaka'),
      save: (n) =>
        put('/blog-posts/first-flight-from-dhaka', { content: text(n), content_bn: textBn(n) }),
    },
    {
      // The default name is a logo image; another name is text.
      kind: 'a name for the logo',
      times: 1,
      files: everyTour,
      save: () => say({ company_name: 'Agency', company_name_bn: 'এজেন্সি' }),
    },
    {
      kind: 'a link in every footer',
      times: 2,
      files: everyTour,
      save: (n) => {
        const facebook = n % 2 === 0 ? { facebook: 'https://facebook.com/kheya' } : {};
        return say({ social_links: { ...CHAT, ...facebook } });
      },
    },
    {
      // The pages' cards have a button for it that names the item.
      kind: 'no chat on any page',
      times: 1,
      files: everyTour,
      save: () => say({ social_links: {} }),
    },
    {
      kind: 'contact facts, every page',
      times: 3,
      files: everyTour,
      save: (n) =>
        say({
          company_name: `Agency ${n}`,
          company_name_bn: `এজেন্সি ${n}`,
          phone: `+880171234567${n}`,
          working_hours_en: `Every day, 9 AM to ${n + 5} PM`,
        }),
    },
  ];
}
