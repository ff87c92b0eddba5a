import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useUrlFilters } from '../../stores/use-url-filters.ts';
import { NothingFound } from '../../table/nothing-found.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryStates } from '../../ui/query-states.tsx';
import { SearchRow } from '../../ui/search-row.tsx';
import { Switch } from '../../ui/switch.tsx';
import { after, isNamed, type Task } from './queue.ts';
import { TaskForm } from './task-form.tsx';
import { useTasks } from './use-tasks.ts';

/** One queue of all texts to translate: English left, Bengali right, save and next by keyboard. */
export default function Translations() {
  const { queries, tasks } = useTasks();
  const { choice, change } = useUrlFilters({ q: null, skipped: ['alone'] });
  const [at, setAt] = useState<string>();
  /** The text in which something is typed: it stays, also where a colleague takes it off the queue. */
  const [begun, setBegun] = useState<Task>();
  const [done, setDone] = useState(0);
  const isSkippedAlone = choice.skipped === 'alone';
  const found = tasks.filter((each) => isNamed(each, choice.q));
  const skipped = found.filter((each) => each.skipped !== null);
  const queue = isSkippedAlone ? skipped : found.filter((each) => each.skipped === null);
  const listed = queue.find(({ key }) => key === (begun?.key ?? at));
  const isTaken = !listed && begun !== undefined;
  const task = listed ?? begun ?? queue[0];
  const narrow = (part: Parameters<typeof change>[0]) => {
    setBegun(undefined);
    change(part);
  };
  const leave = (counts: boolean) => {
    if (counts) setDone((before) => before + 1);
    setBegun(undefined);
    setAt(task && after(queue, task.key)?.key);
  };
  return (
    <>
      <PageHeader title="Translations" />
      <QueryStates queries={queries} failed="Not every list could be loaded: more may be to do.">
        <SearchRow
          nouns="texts"
          searchedBy="the record’s name"
          value={choice.q}
          onChange={(q) => narrow({ q })}
        >
          <Switch
            checked={isSkippedAlone}
            onChange={(on) => narrow({ skipped: on ? 'alone' : '' })}
          >
            Skipped ({skipped.length})
          </Switch>
        </SearchRow>
        <p role="status" className="mb-4 text-sm text-soft tabular-nums">
          {done} done · {queue.length} left
        </p>
        {isTaken && (
          <div className="mb-4">
            <Notice
              tone="wait"
              role="alert"
              actions={<Button onClick={() => leave(false)}>Go on</Button>}
            >
              A colleague did this text meanwhile, or deleted its record. What you typed is still
              here: copy what you want to keep.
            </Notice>
          </div>
        )}
        {task ? (
          <TaskForm
            key={task.key}
            task={task}
            isTaken={isTaken}
            onType={setBegun}
            onLeave={leave}
          />
        ) : choice.q !== '' || isSkippedAlone ? (
          <NothingFound
            none="Nothing to do"
            search={choice.q}
            filters={[isSkippedAlone ? 'Skipped' : undefined]}
            onClear={() => change({ q: '', skipped: '' })}
          />
        ) : (
          <p className="rounded-card border border-hairline bg-raised p-4 text-sm text-faint">
            <CircleCheck aria-hidden className="me-2 inline size-4.5 text-good" />
            Everything is said in both languages.
          </p>
        )}
      </QueryStates>
    </>
  );
}
