import type { CatalogueName } from '#model/entities/index.ts';
import { Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { BulkTarget } from './bulk.ts';
import type { CatalogueTexts, RecordSwitch } from './catalogue.ts';
import { bulkDelete, bulkSwitch, useBulk, type BulkAct } from './use-bulk.ts';

/** Names that a question lists before it only counts. */
const LISTED = 5;

interface BulkBarProps {
  entity: CatalogueName;
  switches: readonly RecordSwitch[];
  texts: CatalogueTexts;
  chosen: readonly BulkTarget[];
  /** The number of records that could be chosen. */
  found: number;
  /** Of the chosen ones: those that search and filters leave out by now. */
  unseen: number;
  onAll: () => void;
  onNone: () => void;
  /** Called with the ids of the records that an act has changed. */
  onChanged: (ids: readonly string[]) => void;
}

/**
 * The bulk actions on the chosen records, with their progress and a report per record: in sight
 * at the bottom of the screen, and in the flow behind the list, whose rows stay where they are.
 */
export function BulkBar(props: BulkBarProps) {
  const { entity, switches, texts, chosen, found, unseen, onAll, onNone, onChanged } = props;
  const { run, progress, report, dismiss } = useBulk(entity, texts);
  const [asking, setAsking] = useState(false);
  const doAll = async (act: BulkAct) => {
    setAsking(false);
    onChanged(await run(act, chosen));
  };
  const more = chosen.length - LISTED;
  return (
    <div
      data-bulk-bar
      className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 order-last space-y-3 lg:bottom-4"
    >
      {report && (
        <Notice
          tone="bad"
          role="alert"
          actions={
            <Button look="quiet" onClick={dismiss}>
              Dismiss
            </Button>
          }
        >
          <ul className="max-h-[30vh] overflow-y-auto">
            {report.outcomes.map(({ id, title, fault }) => (
              <li key={id}>
                <strong>{title}</strong>: {fault ?? report.done}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {chosen.length > 0 && (
        <section
          aria-label="Selected"
          className="mt-3 flex flex-wrap items-center gap-2 rounded-card border border-edge bg-sunken px-4 py-2 shadow-lift max-sm:px-3"
        >
          <p
            role="status"
            className="me-2 text-sm font-semibold tabular-nums max-sm:order-first max-sm:grow max-sm:basis-24"
          >
            {progress
              ? `${progress.count} of ${progress.of} done`
              : `${chosen.length} selected${unseen > 0 ? `, ${unseen} of them out of sight` : ''}`}
          </p>
          {switches.flatMap((each) =>
            ([true, false] as const).map((on) => {
              const words = on ? each.bulk.on : each.bulk.off;
              return (
                <Button
                  key={words.act}
                  className="max-sm:px-3!"
                  disabled={progress !== null}
                  onClick={() => doAll(bulkSwitch(entity, each, on))}
                >
                  {words.act}
                </Button>
              );
            }),
          )}
          <Button
            disabled={progress !== null}
            className="hover:text-bad! max-sm:px-3!"
            onClick={() => setAsking(true)}
          >
            <Trash2 aria-hidden />
            Delete
          </Button>
          {chosen.length < found && (
            <Button
              look="quiet"
              className="max-sm:order-first max-sm:px-3!"
              disabled={progress !== null}
              onClick={onAll}
            >
              Select all {found}
            </Button>
          )}
          <Button
            icon
            look="quiet"
            className="ms-auto max-sm:order-first"
            aria-label="Select none"
            onClick={onNone}
          >
            <X aria-hidden />
          </Button>
        </section>
      )}
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={`Delete ${chosen.length} ${chosen.length === 1 ? texts.noun : texts.nouns}?`}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Cancel</Button>
            <Button look="danger" onClick={() => doAll(bulkDelete(entity))}>
              Delete
            </Button>
          </>
        }
      >
        <ul className="list-disc ps-5 text-base font-semibold text-text">
          {chosen.slice(0, LISTED).map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
          {more > 0 && <li>and {more} more</li>}
        </ul>
        <p>
          They go to the trash, from where they can be restored. After their time there this action
          cannot be undone: the {texts.nouns} with all their data and images will be permanently
          removed.
        </p>
      </Confirm>
    </div>
  );
}
