import { COUNTED_DAYS } from '#model/counts/page-acts.ts';
import { LOCALES } from '#model/kit/locales.ts';
import { usePageCounts, type PageCounts } from '../../client/page-counts.ts';
import { useRecords } from '../../client/use-records.ts';
import { useUrlFilters } from '../../stores/use-url-filters.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PillSelect } from '../../ui/pill-select.tsx';
import { QueryStates } from '../../ui/query-states.tsx';
import { Panel } from '../dashboard/panel.tsx';
import { DayCharts } from './day-charts.tsx';
import { HourCharts } from './hour-charts.tsx';
import { PageFunnel } from './page-funnel.tsx';
import { PageTable } from './page-table.tsx';
import { Totals } from './totals.tsx';

const DEFAULT_DAYS = '30';
const spans = COUNTED_DAYS.map((days) => ({ value: String(days), label: `Last ${days} days` }));
const languages = [
  { value: '', label: 'Both languages' },
  { value: 'en', label: 'English' },
  { value: 'bn', label: 'Bengali' },
];

/** Counts of what visitors do on pages, what comes of it, and how soon leads are answered. */
export default function Numbers() {
  const { choice, change } = useUrlFilters({
    days: spans.map(({ value }) => value),
    language: LOCALES,
    page: null,
  });
  const query = usePageCounts(choice);
  const counts = query.data;
  return (
    <>
      <PageHeader title="Numbers">
        <div className="flex flex-wrap gap-2">
          <PillSelect
            label="Days"
            value={choice.days || DEFAULT_DAYS}
            options={spans}
            onChange={(days) => change({ days: days === DEFAULT_DAYS ? '' : days })}
          />
          <PillSelect
            label="Language"
            value={choice.language}
            options={languages}
            onChange={(language) => change({ language })}
          />
        </div>
      </PageHeader>
      <OffNotice />
      <QueryStates queries={[query]} failed="The numbers could not be loaded.">
        {counts && (isEmpty(counts) ? <Nothing /> : <Totals counts={counts} />)}
        {counts && !isEmpty(counts) && (
          <div className="mt-8 grid gap-8">
            <div className="grid items-start gap-8 lg:grid-cols-2">
              <Panel title="By day">
                <DayCharts days={counts.days} of="All pages" />
              </Panel>
              <Panel title="By hour of the day">
                <HourCharts hours={counts.hours} />
              </Panel>
            </div>
            {choice.page !== '' && (
              <PageFunnel key={choice.page} path={choice.page} span={choice} />
            )}
            <Panel title="Pages by leads">
              <PageTable
                pages={counts.pages}
                shown={choice.page}
                onShow={(page) => change({ page })}
              />
            </Panel>
            <p className="max-w-prose text-sm text-faint">
              Visits are counted in sums, without cookies and without knowing who, and not of those
              whose browser asks for that. Leads count however they were sent, but for suspected
              spam: there can be more of them than forms opened. Days and hours are those of Dhaka;
              a lead stands at the hour in which it arrived.
            </p>
          </div>
        )}
      </QueryStates>
    </>
  );
}

const isEmpty = ({ pages }: PageCounts) => pages.length === 0;

const Nothing = () => (
  <div className="rounded-card border border-hairline bg-raised p-6 text-soft">
    <p className="font-semibold">Nothing was counted in these days.</p>
    <p className="mt-2 max-w-prose">
      Here will be how often each page is read, what visitors do on it (calls, WhatsApp, forms), how
      many leads come of it, on which days and at which hours, and how soon they are answered.
    </p>
  </div>
);

/** Said where the agency has switched the counting off: only leads come then. */
function OffNotice() {
  const { data = [] } = useRecords('contact-info');
  if (!data.some(({ is_active, counts_visits }) => is_active && !counts_visits)) return null;
  return (
    <div className="mb-5">
      <Notice tone="wait" role="status">
        Visits are not counted: “Count visits” is off in Site Management, Contact Info.
      </Notice>
    </div>
  );
}
