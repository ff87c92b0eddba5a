import { formatDate } from '#model/format/dates.ts';
import { fold } from '#model/text/fold.ts';
import { useQuery } from '@tanstack/react-query';
import { CornerDownRight } from 'lucide-react';
import { useId } from 'react';
import { listNotFoundPages, notFoundKey } from '../../client/not-found.ts';
import { Button } from '../../ui/button.tsx';
import { QueryStates } from '../../ui/query-states.tsx';

interface NotFoundPagesProps {
  search: string;
  make: (given: Record<string, unknown>) => void;
}

/** Pages that visitors asked for in vain, each with a way to lead them elsewhere. */
export function NotFoundPages({ search, make }: NotFoundPagesProps) {
  const id = useId();
  const query = useQuery({
    queryKey: notFoundKey,
    queryFn: ({ signal }) => listNotFoundPages(signal),
  });
  const pages = (query.data ?? []).filter(({ path }) => fold(path).includes(fold(search.trim())));
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="text-lg font-bold">
        Asked for and not found
      </h2>
      <p className="mt-1 mb-3 max-w-prose text-sm text-faint">
        Addresses without a page, and how often they were asked for in the last 90 days. Counts are
        a few minutes late, and tell nothing of who asked.
      </p>
      <QueryStates queries={[query]} failed="Failed to fetch pages that were not found">
        {pages.length === 0 ? (
          <p className="py-8 text-center text-faint">
            {search.trim() === '' ? 'None so far' : 'None match this search'}
          </p>
        ) : (
          <ul
            aria-labelledby={id}
            className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-raised"
          >
            {pages.map(({ path, count, last_day }) => (
              <li key={path} className="flex flex-wrap items-center gap-x-5 gap-y-2 px-4 py-2.5">
                <span className="min-w-40 flex-1 font-medium">{path}</span>
                <span className="text-sm text-faint tabular-nums">
                  {count === 1 ? 'Once' : `${count} times`}, last on {formatDate(last_day, 'en')}
                </span>
                <Button
                  onClick={() => make({ from_path: path })}
                  aria-label={`Make a redirect from ${path}`}
                >
                  <CornerDownRight aria-hidden />
                  Make a redirect
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryStates>
    </section>
  );
}
