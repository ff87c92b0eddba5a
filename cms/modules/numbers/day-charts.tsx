import type { SumName } from '#model/counts/page-acts.ts';
import type { DaySums } from '../../client/page-counts.ts';
import { Behind } from '../../ui/behind.tsx';
import { ColumnChart } from '../../ui/column-chart.tsx';
import { counted, dayInWords, number, sumNames, sumWords } from './words.ts';

const charted = [
  { name: 'views', tone: 'accent' },
  { name: 'leads', tone: 'save' },
] as const;

interface DayChartsProps {
  days: readonly DaySums[];
  /** Names the table. */
  of: string;
}

/** Views and leads, a column a day. */
export const DayCharts = ({ days, of }: DayChartsProps) => (
  <div className="p-4">
    <div className="grid gap-5">
      {charted.map(({ name, tone }) => (
        <figure key={name}>
          <figcaption className="mb-1 text-sm font-semibold">{sumWords[name].title}</figcaption>
          <ColumnChart
            summary={summary(days, name)}
            most={mostOf(days, name)}
            tone={tone}
            columns={days.map((each) => ({
              mark: shortDay(each.day),
              words: `${dayInWords(each.day)}: ${counted(name, each[name])}`,
              value: each[name],
            }))}
          />
        </figure>
      ))}
    </div>
    <Behind
      label={`${of} by day`}
      heads={['Day', ...sumNames.map((name) => sumWords[name].title)]}
      rows={days.toReversed().map((each) => ({
        key: each.day,
        cells: [dayInWords(each.day), ...sumNames.map((name) => number(each[name]))],
      }))}
    />
  </div>
);

/** "14 Mar". */
const shortDay = (day: string) => {
  const [date, month] = dayInWords(day).split(' ');
  return `${date} ${month!.slice(0, 3)}`;
};

const mostOf = (days: readonly DaySums[], name: SumName) =>
  `At most ${number(Math.max(0, ...days.map((each) => each[name])))} a day`;

function summary(days: readonly DaySums[], name: SumName): string {
  const total = days.reduce((sum, each) => sum + each[name], 0);
  const best = days.reduce((most, each) => (each[name] > most[name] ? each : most), days[0]!);
  const span = `${sumWords[name].title} from ${dayInWords(days[0]!.day)} to ${dayInWords(days.at(-1)!.day)}`;
  if (total === 0) return `${span}: none`;
  return `${span}: ${counted(name, total)}, most on ${dayInWords(best.day)} with ${number(best[name])}`;
}
