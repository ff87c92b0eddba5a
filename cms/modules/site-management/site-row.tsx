import { causeOf } from '../../client/api-error.ts';
import type { AgencyName, RecordNamed } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { ArrowDown, ArrowUp, GripVertical, Pencil } from 'lucide-react';
import { displacedBy, giveBack } from '../../client/single-active.ts';
import { useLoadedRecords, useOptimisticChange, useWrite } from '../../client/use-records.ts';
import { RecordTranslation } from '../../form/record-translation.tsx';
import { RecordPublishBadge } from '../../table/record-publish-badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DeleteButton } from '../../ui/delete-button.tsx';
import { Switch } from '../../ui/switch.tsx';
import { notify } from '../../ui/toast.tsx';
import type { SiteTab } from './tabs.tsx';
import type { Direction } from './use-reorder-controls.ts';

interface SiteRowProps {
  tab: SiteTab;
  entity: Entity;
  record: RecordNamed<AgencyName>;
  /** From 1, in the whole list. */
  place: number;
  isLast: boolean;
  /** Active, and beyond those that the site shows. */
  isSurplus: boolean;
  onMove: (id: string, direction: Direction) => void;
  /** Opens the form, at a field where one is named. */
  onEdit: (field?: string) => void;
  onDelete: () => void;
}

export function SiteRow(props: SiteRowProps) {
  const { tab, entity, record, place, isLast, isSurplus, onMove, onEdit, onDelete } = props;
  const title = tab.titleOf(record);
  const titleBn = tab.titleBnOf(record);
  const { Picture } = tab;
  return (
    <li
      data-row={record.id}
      className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-hairline bg-raised p-4 data-over:border-accent data-over:bg-accent-soft"
    >
      <div className="flex min-w-[min(100%,15rem)] flex-1 items-center gap-4">
        {tab.ordered && (
          <GripVertical
            aria-hidden
            className="-me-2 size-5 shrink-0 cursor-grab text-faint max-lg:hidden"
          />
        )}
        {Picture && <Picture record={record} />}
        <div className="min-w-0">
          <p className="font-bold">
            {tab.ordered && (
              <span className="me-2 font-normal text-faint tabular-nums">{place}.</span>
            )}
            {title}
          </p>
          {titleBn && (
            <p lang="bn" className="text-sm text-soft">
              {titleBn}
            </p>
          )}
          {tab.linesOf(record).map(
            (line) =>
              line && (
                <p key={line} className="mt-0.5 text-sm text-faint">
                  {line}
                </p>
              ),
          )}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <ActiveSwitch tab={tab} record={record} title={title} />
        <RecordPublishBadge
          entity={tab.entity}
          record={record}
          title={title}
          visibility={isSurplus ? { kind: 'surplus', most: tab.most! } : undefined}
        />
        <RecordTranslation
          entity={entity}
          record={record}
          id={record.id}
          title={title}
          onPick={onEdit}
        />
      </div>
      <div className="flex flex-wrap items-center gap-1 lg:ms-auto">
        {tab.ordered && (
          <>
            <Button
              icon
              look="quiet"
              data-move="up"
              disabled={place === 1}
              aria-label={`Move ${title} up`}
              onClick={() => onMove(record.id, 'up')}
            >
              <ArrowUp aria-hidden />
            </Button>
            <Button
              icon
              look="quiet"
              data-move="down"
              disabled={isLast}
              aria-label={`Move ${title} down`}
              onClick={() => onMove(record.id, 'down')}
            >
              <ArrowDown aria-hidden />
            </Button>
          </>
        )}
        <Button onClick={() => onEdit()} aria-label={`Edit ${title}`}>
          <Pencil aria-hidden />
          Edit
        </Button>
        <DeleteButton label={`Delete ${title}`} onClick={onDelete} />
      </div>
    </li>
  );
}

type SiteRecord = RecordNamed<AgencyName>;

interface Turned {
  undo?: (saved: SiteRecord) => void;
  /** Of an Undo: the record as the turn left it. */
  seen?: SiteRecord;
}

const FAILED = 'Failed to update active status';

interface ActiveSwitchProps {
  tab: SiteTab;
  record: RecordNamed<AgencyName>;
  title: string;
}

/**
 * Takes effect at once; where only one may be active, the server turns the other one off, and an Undo
 * turns that one on again.
 */
function ActiveSwitch({ tab, record, title }: ActiveSwitchProps) {
  const change = useOptimisticChange(tab.entity);
  const { data: all } = useLoadedRecords(tab.entity);
  const write = useWrite(tab.entity);
  const turn = async ({ id }: { id: string }, is_active: boolean, { undo, ...as }: Turned = {}) => {
    try {
      const saved = await change.mutateAsync({ id, changes: { is_active }, ...as });
      notify.success(
        `${tab.subject} ${is_active ? 'activated' : 'deactivated'}`,
        undo && (() => undo(saved)),
      );
    } catch (error) {
      notify.error(FAILED, causeOf(error));
    }
  };
  const undoTaking = async (displaced: SiteRecord) => {
    try {
      await write(() => giveBack(tab.entity, record.id, displaced.id));
      notify.success(`${tab.subject} activated`);
    } catch (error) {
      notify.error(FAILED, causeOf(error));
    }
  };
  const onChange = (on: boolean) => {
    const displaced = on ? displacedBy(tab.entity, record.id, all) : undefined;
    const undo = (seen: SiteRecord) =>
      void (displaced ? undoTaking(displaced) : turn(record, !on, { seen }));
    return turn(record, on, { undo });
  };
  return (
    <Switch checked={record.is_active} label={`Active: ${title}`} onChange={onChange}>
      {record.is_active ? 'Active' : 'Inactive'}
    </Switch>
  );
}
