import type { HourSums } from '../../client/page-counts.ts';
import { Behind } from '../../ui/behind.tsx';
import { ColumnChart } from '../../ui/column-chart.tsx';
import { counted, duration, hourInWords, number } from './words.ts';

/** When leads come, and how soon those of an hour are answered. */
export function HourCharts({ hours }: { hours: readonly HourSums[] }) {
  const busiest = hours.reduce((most, each) => (each.leads > most.leads ? each : most), hours[0]!);
  const slowest = hours.reduce(
    (most, each) => ((each.median_minutes ?? -1) > (most.median_minutes ?? -1) ? each : most),
    hours[0]!,
  );
  return (
    <div className="p-4">
      <div className="grid gap-5">
        <figure>
          <figcaption className="mb-1 text-sm font-semibold">Leads</figcaption>
          <ColumnChart
            summary={
              busiest.leads === 0
                ? 'Leads by the hour of the day in Dhaka: none'
                : `Leads by the hour of the day in Dhaka: most from ${hourInWords(busiest.hour)}, with ${number(busiest.leads)}`
            }
            most={`At most ${number(busiest.leads)} in an hour of the day`}
            tone="save"
            columns={hours.map((each) => ({
              mark: String(each.hour),
              words: `${hourInWords(each.hour)}: ${counted('leads', each.leads)}`,
              value: each.leads,
            }))}
          />
        </figure>
        <figure>
          <figcaption className="mb-1 text-sm font-semibold">
            Median time to first answer
          </figcaption>
          <ColumnChart
            summary={
              slowest.median_minutes === null
                ? 'Median time to first answer by the hour of arrival: none was answered'
                : `Median time to first answer by the hour of arrival: longest from ${hourInWords(slowest.hour)}, with ${duration(slowest.median_minutes)}`
            }
            most={`At most ${duration(slowest.median_minutes)}`}
            tone="accent"
            columns={hours.map((each) => ({
              mark: String(each.hour),
              words: `${hourInWords(each.hour)}: ${duration(each.median_minutes)}, ${number(each.answered)} answered`,
              value: each.median_minutes ?? 0,
            }))}
          />
        </figure>
      </div>
      <Behind
        label="Leads and answers by hour"
        heads={['Hour in Dhaka', 'Views', 'Leads', 'Answered', 'Unanswered', 'Median']}
        rows={hours.map((each) => ({
          key: String(each.hour),
          cells: [
            hourInWords(each.hour),
            number(each.views),
            number(each.leads),
            number(each.answered),
            number(each.unanswered),
            duration(each.median_minutes),
          ],
        }))}
      />
    </div>
  );
}
