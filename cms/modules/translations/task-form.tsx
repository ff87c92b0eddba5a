import type { ChangeNamed, EntityName, RecordNamed } from '#model/entities/index.ts';
import { formatDate } from '#model/format/dates.ts';
import { useEffect, useEffectEvent, useMemo, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { ApiError, failureOf, isGone } from '../../client/api-error.ts';
import { recordTitle } from '../../client/record-title.ts';
import { change } from '../../client/records.ts';
import { confirmTranslation, skipTranslation } from '../../client/translations.ts';
import { useKeepChanged, useWriteOf } from '../../client/use-records.ts';
import { conflictIn } from '../../client/conflict.ts';
import { DraftConflict } from '../../form/conflict/conflict-questions.tsx';
import { isSame, startingValues, type FormValues } from '../../form/draft/draft.ts';
import { LocalDraftNotice } from '../../form/draft/local-draft-notice.tsx';
import { useDraftOffer } from '../../form/draft/use-draft-offer.ts';
import { useLocalDraft } from '../../form/draft/use-local-draft.ts';
import { FieldControl } from '../../form/fields/field-control.tsx';
import { FormContext } from '../../form/form-context.ts';
import { columnCodec } from '../../form/form-rules.ts';
import { SourceChange } from '../../form/history/source-change.tsx';
import { PendingUploads } from '../../form/images/pending-uploads.ts';
import { StructureCopy } from '../../form/itinerary/structure-copy.tsx';
import { placeFaults } from '../../form/saving/server-faults.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/toast.tsx';
import type { Task } from './queue.ts';
import { SkipForm } from './skip-form.tsx';

const CHANGED = 'Somebody changed this record. Yours is not saved yet: look at it as it is now.';

const UNCHANGED = 'Nothing was changed. Where the text still is right, say so.';
const UNWRITTEN = 'There is nothing to save. Write the text, or skip it.';

interface TaskFormProps {
  task: Task;
  /** Left the queue while something was typed. */
  isTaken: boolean;
  /** Called with the task once something is typed, with nothing where that is taken back. */
  onType: (task: Task | undefined) => void;
  /** Goes to the next text; whether this one is done. */
  onLeave: (isDone: boolean) => void;
}

/** One text: what it says on the left, with what changed, and its translation on the right. */
export function TaskForm({ task, isTaken, onType, onLeave }: TaskFormProps) {
  const { entity, record, from, to, madeFor, isOutdated } = task;
  const name: EntityName = entity.name;
  const [start] = useState(() => startingValues(entity, record));
  const form = useForm<FormValues>({ defaultValues: start, shouldFocusError: false });
  // Apart from what is kept of the record's form: only this text is saved here.
  const draft = useLocalDraft({ form, entity: `${name} ${to.name}`, record, start });
  const put = (values: FormValues) =>
    form.setValue(to.name, values[to.name]!, { shouldDirty: true });
  const { revision } = record;
  const offer = useDraftOffer({ entity, form, draft, start, revision, put });
  const [uploads] = useState(() => new PendingUploads());
  const [isSkipping, setSkipping] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const writeOf = useWriteOf();
  const keepChanged = useKeepChanged(name);
  const context = useMemo(
    () => ({ entity, form, isEdit: true, uploads, stored: record }),
    [entity, form, uploads, record],
  );
  useEffect(() => form.setFocus(to.name), [form, to.name]);
  const { isDirty } = form.formState;
  const tell = useEffectEvent((isTyped: boolean) => onType(isTyped ? task : undefined));
  useEffect(() => tell(isDirty), [isDirty]);

  const refuse = (message: string) => {
    form.setError(to.name, { message });
    form.setFocus(to.name);
  };
  const seen = { entity: name, id: record.id, field: task.field, revision: record.revision };
  const sent = async (write: () => Promise<unknown>, says: string, isDone: boolean) => {
    if (isBusy || isTaken) return;
    setBusy(true);
    try {
      await writeOf(name, write);
      if (isDone) draft.forget();
      notify.success(says);
      onLeave(isDone);
    } catch (error) {
      const conflict = conflictIn(error);
      // The next try is made for it, however late the list comes again.
      if (conflict) keepChanged(conflict.current as unknown as RecordNamed<EntityName>);
      const isStale = error instanceof ApiError && error.status === 409;
      if (isStale || isGone(error)) await writeOf(name, async () => null);
      if (isStale) notify.error(CHANGED);
      else notify.error(...failureOf(error, 'Failed to save'));
      const faults = error instanceof ApiError ? error.faults : [];
      flushSync(() => setBusy(false));
      form.setFocus(to.name);
      placeFaults(faults, [to.name]).atFields.forEach(refuse);
    }
  };
  const save = form.handleSubmit(
    (values) => {
      const typed = values[to.name]!;
      if (isSame(typed, start[to.name])) return refuse(isOutdated ? UNCHANGED : UNWRITTEN);
      const value = columnCodec(name, to).parse(typed);
      const changes = { [to.name]: value, revision: record.revision } as ChangeNamed<EntityName>;
      const write = async () => keepChanged(await change(name, record.id, changes));
      return sent(write, 'Saved', value !== null);
    },
    () => form.setFocus(to.name),
  );
  const confirm = () => sent(() => confirmTranslation(seen), 'Confirmed: still right', true);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (event.shiftKey && isOutdated) void confirm();
    else void save();
  };
  return (
    <FormContext value={context}>
      <section
        aria-label="Text to translate"
        onKeyDown={onKeyDown}
        className="rounded-card border border-hairline bg-raised"
      >
        <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-hairline px-4 py-3 lg:px-6">
          <h2 className="font-bold">{recordTitle(entity, record).title}</h2>
          <span className="text-sm text-faint">
            {entity.label.one} · {to.field.label}
          </span>
          <Badge tone="wait">
            {isOutdated ? `Outdated since ${formatDate(task.since, 'en')}` : 'Missing'}
          </Badge>
          {task.skipped !== null && <Badge tone="calm">Skipped: {task.skipped}</Badge>}
        </header>
        {offer.draft && (
          <div className="px-4 pt-4 lg:px-6">
            <LocalDraftNotice offer={offer} start={start} onDiscard={draft.discard} />
          </div>
        )}
        <div className="grid gap-x-6 gap-y-4 p-4 min-[900px]:grid-cols-2 lg:p-6">
          <div data-source={from.name} className="min-w-0">
            <p className="mb-1 min-h-5.5 text-sm font-semibold">
              {from.field.label}{' '}
              <span className="font-normal text-faint">
                {from.twinOf === null ? 'English' : 'Bengali'}
              </span>
            </p>
            <SourceChange column={from} from={madeFor} to={record[from.name]} />
          </div>
          {/* What is typed after it was sent would go with the text. */}
          <div inert={isBusy} className="min-w-0">
            <FieldControl
              column={to}
              tools={to.field.kind === 'itinerary' && <StructureCopy from={from} to={to} />}
            />
          </div>
        </div>
        {!isTaken && (
          <footer className="flex flex-wrap items-center gap-3 border-t border-hairline px-4 py-3 lg:px-6">
            <Button
              look="save"
              busy={isBusy}
              aria-keyshortcuts="Control+Enter"
              onClick={() => void save()}
            >
              Save and next
              <kbd className="font-sans text-xs max-lg:hidden">Ctrl ↵</kbd>
            </Button>
            {isOutdated && (
              <Button
                disabled={isBusy}
                aria-keyshortcuts="Control+Shift+Enter"
                onClick={() => void confirm()}
              >
                Still right
                <kbd className="font-sans text-xs max-lg:hidden">Ctrl ⇧ ↵</kbd>
              </Button>
            )}
            {isSkipping ? (
              <SkipForm
                place={`${name}:${record.id}:${to.name}:skip`}
                onSkip={(reason) =>
                  void sent(() => skipTranslation(seen, reason), 'Skipped', false)
                }
                onClose={() => {
                  setSkipping(false);
                  form.setFocus(to.name);
                }}
              />
            ) : (
              <Button look="quiet" disabled={isBusy} onClick={() => setSkipping(true)}>
                Skip…
              </Button>
            )}
          </footer>
        )}
      </section>
      <DraftConflict offer={offer} />
    </FormContext>
  );
}
