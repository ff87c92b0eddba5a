import { AlarmClock, CalendarClock, Columns3, List } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '../../ui/button.tsx';
import { PillSelect } from '../../ui/pill-select.tsx';
import { ArrivalSwitches } from './arrival-switches.tsx';
import type { Lead } from './inbox.ts';
import { DUE, stageOptions, UNANSWERED, unansweredFor, whose } from './narrowings.ts';
import { isDue, waitsFor, WAITS } from './pipeline-filter.ts';

const waits = WAITS.map((value) => ({ value, label: `${value} min` }));

interface FilterValues {
  owner: string;
  stage: string;
  /** `0`: unanswered at all; empty: answered or not. */
  waiting: string;
  due: string;
  view: string;
}

interface PipelineFiltersProps {
  /** Of the inbox, before any of these filters. */
  leads: readonly Lead[];
  now: number;
  values: FilterValues;
  onChange: (part: Partial<FilterValues>) => void;
}

const pill =
  'inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full px-4 text-sm font-semibold text-soft hover:bg-hover aria-pressed:bg-accent-soft aria-pressed:text-text lg:min-h-10 [&_svg]:size-4';
const red =
  'bg-bad! text-on-bad! aria-pressed:outline-2 aria-pressed:outline-offset-2 aria-pressed:outline-bad';

/** Whose leads, which stage, and, red where there are any, who waits for too long. */
export function PipelineFilters({ leads, now, values, onChange }: PipelineFiltersProps) {
  const { waiting } = values;
  const minutes = waiting === '' || waiting === '0' ? WAITS[0] : waiting;
  const { late, unanswered, overdue } = useMemo(
    () => ({
      late: leads.filter((lead) => waitsFor(lead, Number(minutes), now)).length,
      unanswered: leads.filter((lead) => waitsFor(lead, 0, now)).length,
      overdue: leads.filter((lead) => isDue(lead, now)).length,
    }),
    [leads, minutes, now],
  );
  const isLate = waiting !== '' && waiting !== '0';
  const isBoard = values.view === 'board';
  return (
    <div className="-mx-4 mb-4 flex items-center gap-x-3 gap-y-2 overflow-x-auto px-4 py-1 *:shrink-0 lg:mx-0 lg:flex-wrap lg:overflow-visible lg:px-0">
      <span className="inline-flex items-center gap-1">
        <button
          type="button"
          aria-pressed={isLate}
          onClick={() => onChange({ waiting: isLate ? '' : minutes })}
          className={late > 0 ? `${pill} ${red}` : pill}
        >
          <AlarmClock aria-hidden />
          {unansweredFor(minutes)}
          <span className="font-normal tabular-nums">{late}</span>
        </button>
        {isLate && (
          <PillSelect
            label="Minutes"
            value={minutes}
            options={waits}
            onChange={(next) => onChange({ waiting: next })}
          />
        )}
      </span>
      <div role="group" aria-label="Whose" className="inline-flex gap-1">
        {whose.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={values.owner === value}
            onClick={() => onChange({ owner: value })}
            className={pill}
          >
            {label}
          </button>
        ))}
      </div>
      <button
        type="button"
        aria-pressed={waiting === '0'}
        onClick={() => onChange({ waiting: waiting === '0' ? '' : '0' })}
        className={pill}
      >
        {UNANSWERED}
        <span className="font-normal tabular-nums">{unanswered}</span>
      </button>
      <button
        type="button"
        aria-pressed={values.due !== ''}
        onClick={() => onChange({ due: values.due === '' ? 'now' : '' })}
        className={overdue > 0 ? `${pill} text-bad!` : pill}
      >
        <CalendarClock aria-hidden />
        {DUE}
        <span className="font-normal tabular-nums">{overdue}</span>
      </button>
      <PillSelect
        label="Stage"
        value={values.stage}
        options={stageOptions}
        onChange={(stage) => onChange({ stage })}
      />
      <Button aria-pressed={isBoard} onClick={() => onChange({ view: isBoard ? '' : 'board' })}>
        {isBoard ? <List aria-hidden /> : <Columns3 aria-hidden />}
        {isBoard ? 'Show as list' : 'Show as board'}
      </Button>
      <ArrivalSwitches />
    </div>
  );
}
