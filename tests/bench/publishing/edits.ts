import type { Product } from '../../harness/product.ts';
import { draft, text, textBn } from './catalogue.ts';

/** One kind of thing that staff save. */
export interface Edit {
  kind: string;
  times: number;
  /** The files that must be others after the save. */
  files: (n: number) => string[];
  save: (n: number) => Promise<unknown>;
}

const both = (page: string) => [`${page}.html`, `bn/${page}.html`];

export function editsOf(product: Product, size: number, times: number): Edit[] {
  const id = (n: number) => `tour-${(n * 37) % size}`;
  const put = (path: string, change: object) => product.call('PUT', path, change);
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
      kind: 'contact facts, every page',
      times: 2,
      files: () => Array.from({ length: size }, (_, n) => both(`tours/tour-${n}`)).flat(),
      save: async (n) => {
        const path = '/site-management/contact-info';
        const { body } = await product.call<{ id: string }[]>('GET', path);
        const change = { company_name: `Agency ${n}`, company_name_bn: `এজেন্সি ${n}` };
        return put(`${path}/${body[0]!.id}`, change);
      },
    },
  ];
}
