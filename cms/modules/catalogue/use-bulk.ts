import type { CatalogueName } from '#model/entities/index.ts';
import { useState } from 'react';
import { messageFor } from '../../client/api-error.ts';
import { change, remove } from '../../client/records.ts';
import { restore } from '../../client/trash.ts';
import { useWrite } from '../../client/use-records.ts';
import { notify } from '../../ui/toast.tsx';
import { inBulk, type BulkTarget, type Outcome } from './bulk.ts';
import type { CatalogueTexts, RecordSwitch } from './catalogue.ts';
import { switchChange } from './switch-change.ts';

/** One thing that is done to many records. */
export interface BulkAct {
  /** The participle in messages: `published`. */
  done: string;
  act: (target: BulkTarget) => Promise<unknown>;
  /** The reverse act, for the Undo of the toast. */
  undo?: BulkAct;
}

interface Report {
  done: string;
  outcomes: readonly Outcome[];
}

const SERVER_SILENT = 'The server did not answer as it should';

/** Runs a bulk act with progress, an undo toast and a report of the records that failed. */
export function useBulk(entity: CatalogueName, texts: CatalogueTexts) {
  const write = useWrite(entity);
  const [progress, setProgress] = useState<{ count: number; of: number } | null>(null);
  const [report, setReport] = useState<Report | null>(null);

  const run = async ({ done, act, undo }: BulkAct, targets: readonly BulkTarget[]) => {
    setReport(null);
    setProgress({ count: 0, of: targets.length });
    const outcomes = await write(() =>
      inBulk(targets, act, {
        reasonOf: (error) => messageFor(error, SERVER_SILENT),
        onDone: (count) => setProgress({ count, of: targets.length }),
      }),
    );
    setProgress(null);
    const failed = outcomes.filter(({ fault }) => fault !== undefined);
    const changed = targets.filter(({ id }) => !failed.some((each) => each.id === id));
    if (changed.length > 0)
      notify.success(
        `${counted(changed.length, texts)} ${done}`,
        undo && (() => void run(undo, changed)),
      );
    if (failed.length > 0) {
      notify.error(`${counted(failed.length, texts)} could not be ${done}`);
      setReport({ done, outcomes });
    }
    return changed.map(({ id }) => id);
  };

  return { run, progress, report, dismiss: () => setReport(null) };
}

const counted = (count: number, { noun, nouns }: CatalogueTexts) =>
  `${count} ${count === 1 ? noun : nouns}`;

/** Turns a switch of many records, and back. */
export function bulkSwitch(
  entity: CatalogueName,
  { flag, bulk }: RecordSwitch,
  on: boolean,
): BulkAct {
  const turn = (value: boolean, isUndo: boolean): BulkAct => ({
    done: (value ? bulk.on : bulk.off).done,
    act: ({ id, before }) =>
      change(
        entity,
        id,
        switchChange(entity, flag, { on: value, before: isUndo ? before : undefined }),
      ),
  });
  return { ...turn(on, false), undo: turn(!on, true) };
}

export const bulkDelete = (entity: CatalogueName): BulkAct => ({
  done: 'deleted',
  act: ({ id }) => remove(entity, id),
  undo: { done: 'restored', act: ({ id }) => restore(entity, id) },
});
