import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import type { SumsOfPage } from '../../client/page-counts.ts';
import { Pager } from '../../table/pager.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PillSelect } from '../../ui/pill-select.tsx';
import { DEFAULT_ORDER, inOrder, ORDERS, type PageOrder } from './page-order.ts';
import { number, sumNames, sumWords } from './words.ts';

const PAGE_SIZE = 10;

const titleOf = (order: PageOrder) => (order === 'path' ? 'Page' : sumWords[order].title);
const choices = ORDERS.map((value) => ({ value, label: `By ${titleOf(value).toLowerCase()}` }));

interface PageTableProps {
  pages: readonly SumsOfPage[];
  /** The page whose funnel is shown. */
  shown: string;
  onShow: (path: string) => void;
}

/** Every page with its sums; on a phone each is a card. */
export function PageTable({ pages, shown, onShow }: PageTableProps) {
  const [order, setOrder] = useState<PageOrder>(DEFAULT_ORDER);
  const [index, setIndex] = useState(0);
  const lastPage = Math.max(0, Math.ceil(pages.length / PAGE_SIZE) - 1);
  const at = Math.min(index, lastPage);
  const sort = (next: PageOrder) => {
    setOrder(next);
    setIndex(0);
  };
  return (
    <div>
      <div className="p-4 lg:hidden">
        <PillSelect label="Sort" value={order} options={choices} onChange={sort} />
      </div>
      <table aria-label="Pages" className="w-full text-start max-lg:block">
        <thead className="max-lg:hidden">
          <tr className="border-b border-hairline">
            {ORDERS.map((name) => (
              <th
                key={name}
                scope="col"
                aria-sort={sortOf(name, order)}
                className="px-4 py-1 text-start text-xs font-semibold whitespace-nowrap text-faint"
              >
                <button
                  type="button"
                  onClick={() => sort(name)}
                  className={classNames(
                    'inline-flex min-h-9 items-center gap-1 hover:text-text',
                    name === order && 'text-text',
                  )}
                >
                  {titleOf(name)}
                  <Arrow name={name} order={order} />
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:block max-lg:space-y-3 max-lg:px-4 max-lg:pb-4">
          {inOrder(pages, order)
            .slice(at * PAGE_SIZE, (at + 1) * PAGE_SIZE)
            .map((page) => (
              <Row
                key={page.path ?? ''}
                page={page}
                isShown={page.path === shown}
                onShow={onShow}
              />
            ))}
        </tbody>
      </table>
      <Pager page={at} lastPage={lastPage} onChange={setIndex} />
    </div>
  );
}

const sortOf = (name: PageOrder, order: PageOrder) =>
  name !== order ? undefined : name === 'path' ? 'ascending' : 'descending';

const Arrow = ({ name, order }: { name: PageOrder; order: PageOrder }) => {
  const Icon = name === 'path' ? ArrowUp : ArrowDown;
  return <Icon aria-hidden className={classNames('size-3.5', name !== order && 'invisible')} />;
};

interface RowProps {
  page: SumsOfPage;
  isShown: boolean;
  onShow: (path: string) => void;
}

const Row = ({ page, isShown, onShow }: RowProps) => (
  <tr
    className={classNames(
      'border-hairline lg:border-b lg:last:border-b-0',
      'max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-4 max-lg:rounded-card max-lg:border max-lg:p-4',
      isShown ? 'bg-accent-soft' : 'lg:hover:bg-hover',
    )}
  >
    <th scope="row" className="text-start font-semibold max-lg:col-span-2 lg:px-4 lg:py-2">
      {page.path === null ? (
        <span className="inline-flex min-h-11 items-center text-faint lg:min-h-9">No page</span>
      ) : (
        <button
          type="button"
          aria-pressed={isShown}
          onClick={() => onShow(isShown ? '' : page.path!)}
          className="min-h-11 text-start wrap-anywhere text-accent hover:underline lg:min-h-9"
        >
          {page.path}
        </button>
      )}
    </th>
    {sumNames.map((name) => (
      <td
        key={name}
        className="tabular-nums max-lg:flex max-lg:justify-between max-lg:text-sm lg:px-4 lg:py-2"
      >
        <span className="text-faint lg:hidden">{sumWords[name].title}</span>
        {number(page[name])}
      </td>
    ))}
  </tr>
);
