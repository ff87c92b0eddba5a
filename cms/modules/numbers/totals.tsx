import { noSums } from '#model/counts/page-acts.ts';
import type { PageCounts } from '../../client/page-counts.ts';
import { duration, number, sumNames, sumWords } from './words.ts';

/** The sums of all pages, and how soon leads are answered. */
export function Totals({ counts: { days, answers } }: { counts: PageCounts }) {
  const sums = noSums();
  for (const day of days) for (const name of sumNames) sums[name] += day[name];
  return (
    <dl
      aria-label="Totals"
      className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:gap-4 xl:grid-cols-6"
    >
      {sumNames.map((name) => (
        <Total key={name} label={sumWords[name].title} value={number(sums[name])} />
      ))}
      <Total
        label="Median to first answer"
        value={duration(answers.median_minutes)}
        note={`${number(answers.answered)} answered, ${number(answers.unanswered)} not yet`}
      />
    </dl>
  );
}

const Total = ({ label, value, note }: { label: string; value: string; note?: string }) => (
  <div className="flex flex-col rounded-card border border-hairline bg-raised p-4">
    <dt className="text-sm text-faint">{label}</dt>
    <dd className="mt-1 text-xl font-bold tabular-nums">
      {value}
      {note && <span className="mt-0.5 block text-xs font-normal text-faint">{note}</span>}
    </dd>
  </div>
);
