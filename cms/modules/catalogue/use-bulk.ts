import type { CatalogueName, RecordNamed } from '#model/entities/index.ts';
import { useState } from 'react';
import { causeOf } from '../../client/api-error.ts';
import { changeAsSeen } from '../../client/as-seen.ts';
import { change, remove } from '../../client/records.ts';
import { token } from '../../client/token.ts';
import { restore } from '../../client/trash.ts';
import { useWrite } from '../../client/use-records.ts';
import { SESSION_ENDED } from '../../stores/session.ts';
import { notify } from '../../ui/toast.tsx';
import { inBulk, type BulkTarget, type Outcome } from './bulk.ts';
import type { CatalogueTexts, RecordSwitch } from './catalogue.ts';
import { switchChange } from './switch-change.ts';

/** One thing that is done to many records. */
export interface BulkAct {
  /** The participle in messages: `published`. */
  done: string;
  act: (target: BulkTarget) => Promise<unknown>;
  /** The reverse act, for the Undo of the toast: of the records that the act makes a difference to. */
  undo?: BulkAct & { isOf: (target: BulkTarget) => boolean };
}

interface Report {
  done: string;
  /** The failed ones first: on a phone a few of many are in sight. */
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
    const by = token.subject();
    const hasLeft = () => token.subject() !== by;
    // Fails what is left: it is not done as whoever has signed in meanwhile.
    const actBy = async (target: BulkTarget) => {
      if (hasLeft()) throw new Error(SESSION_ENDED);
      return act(target);
    };
    const outcomes = await write(() =>
      inBulk(targets, actBy, {
        reasonOf: (error) => (hasLeft() ? SESSION_ENDED : (causeOf(error) ?? SERVER_SILENT)),
        onDone: (count) => setProgress({ count, of: targets.length }),
      }),
    );
    setProgress(null);
    const failed = outcomes.filter(({ fault }) => fault !== undefined);
    const changed = targets.filter(({ id }) => !failed.some((each) => each.id === id));
    const undone = undo ? changed.filter(undo.isOf) : [];
    if (failed.length > 0) {
      const says = `${counted(failed.length, texts)} could not be ${done}`;
      notify.error(says, hasLeft() ? SESSION_ENDED : undefined);
      const others = outcomes.filter(({ fault }) => fault === undefined);
      setReport({ done, outcomes: [...failed, ...others] });
    }
    // On top of the error, which would cover its Undo. There is none for somebody else, or nobody.
    if (changed.length > 0 && !hasLeft())
      notify.success(
        `${counted(changed.length, texts)} ${done}`,
        undo && undone.length > 0 ? () => void run(undo, undone) : undefined,
      );
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
  const turned = new Map<string, RecordNamed<CatalogueName>>();
  const done = (value: boolean) => (value ? bulk.on : bulk.off).done;
  const turn = async ({ id }: BulkTarget) =>
    turned.set(id, await change(entity, id, switchChange(entity, flag, { on })));
  const turnBack = ({ id, before }: BulkTarget) => {
    const changes = switchChange(entity, flag, { on: !on, before });
    return changeAsSeen(entity, turned.get(id)!, changes);
  };
  const isOf = ({ before }: BulkTarget) => (before as Record<string, unknown>)[flag] !== on;
  return { done: done(on), act: turn, undo: { done: done(!on), act: turnBack, isOf } };
}

export const bulkDelete = (entity: CatalogueName): BulkAct => ({
  done: 'deleted',
  act: ({ id }) => remove(entity, id),
  undo: { done: 'restored', act: ({ id }) => restore(entity, id), isOf: () => true },
});
