import type { PageSums, SumName } from '#model/counts/page-acts.ts';
import { useEffect, useRef } from 'react';
import { useFunnel, type Span } from '../../client/page-counts.ts';
import { Behind } from '../../ui/behind.tsx';
import { QueryStates } from '../../ui/query-states.tsx';
import { Panel } from '../dashboard/panel.tsx';
import { DayCharts } from './day-charts.tsx';
import { number, share, sumNames, sumWords } from './words.ts';

const tones: Readonly<Record<SumName, string>> = {
  views: 'fill-accent',
  forms: 'fill-accent',
  calls: 'fill-accent',
  whatsapp: 'fill-accent',
  leads: 'fill-save',
};

/** Outcome of visits to a page: from views by way of forms, calls and chats to leads. */
export function PageFunnel({ path, span }: { path: string; span: Span }) {
  const query = useFunnel(path, span);
  const panel = useRef<HTMLDivElement>(null);
  // Scrolled to: it opens above the list that it was chosen from.
  useEffect(() => panel.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={panel} className="min-w-0 scroll-mt-4">
      <Panel title={`What came of ${path}`}>
        <QueryStates queries={[query]} failed="The numbers of this page could not be loaded.">
          {query.data && (
            <>
              <Steps sums={query.data} />
              <DayCharts days={query.data.days} of={path} />
            </>
          )}
        </QueryStates>
      </Panel>
    </div>
  );
}

function Steps({ sums }: { sums: PageSums }) {
  const most = Math.max(1, ...sumNames.map((name) => sums[name]));
  return (
    <div className="border-b border-hairline p-4">
      <ol aria-label="Funnel" className="grid gap-3">
        {sumNames.map((name) => (
          <li key={name}>
            <span className="flex items-baseline justify-between gap-3 text-sm">
              <span className="font-semibold">{sumWords[name].title}</span>
              <span className="tabular-nums">
                {number(sums[name])}
                {name !== 'views' && (
                  <span className="ms-2 text-faint">{share(sums[name], sums.views)} of views</span>
                )}
              </span>
            </span>
            <svg
              aria-hidden
              viewBox="0 0 100 10"
              preserveAspectRatio="none"
              className="mt-1 block h-3 w-full overflow-hidden rounded-full"
            >
              <rect width="100" height="10" className="fill-sunken" />
              <rect width={(sums[name] / most) * 100} height="10" className={tones[name]} />
            </svg>
          </li>
        ))}
      </ol>
      <Behind
        label="Funnel"
        heads={['Step', 'Count', 'Share of views']}
        rows={sumNames.map((name) => ({
          key: name,
          cells: [sumWords[name].title, number(sums[name]), share(sums[name], sums.views)],
        }))}
      />
    </div>
  );
}
