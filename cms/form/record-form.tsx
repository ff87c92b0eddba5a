import type { EntityName, RecordNamed } from '#model/entities/index.ts';
import type { Entity } from '#model/entity.ts';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, messageFor } from '../client/api-error.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { notify } from '../ui/toast.tsx';
import { conflictIn, type Conflict } from './conflict.ts';
import { ConflictQuestion } from './conflict-question.tsx';
import { startingValues, type FormValues, type Row } from './draft.ts';
import { typedValues } from './kept-draft.ts';
import { KeptDraftNotice } from './kept-draft-notice.tsx';
import { RecordFields } from './record-fields.tsx';
import { formColumns } from './rows.ts';
import { placeFaults } from './server-faults.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useSave } from './use-save.ts';

export interface SaveTexts {
  created: string;
  updated: string;
  saveFailed: string;
}

interface RecordFormProps<N extends EntityName> {
  name: N;
  entity: Entity;
  record: RecordNamed<N> | null;
  texts: SaveTexts;
  onDone: () => void;
}

export function RecordForm<N extends EntityName>(props: RecordFormProps<N>) {
  const { name, entity, texts, onDone } = props;
  /** What the changes are measured against; theirs, once theirs were loaded. */
  const [base, setBase] = useState(props.record as (Row & { id: string; revision: number }) | null);
  const start = useMemo(() => startingValues(entity, base), [entity, base]);
  const form = useForm<FormValues>({ defaultValues: start });
  const draft = useKeptDraft({ form, entity: entity.name, id: base?.id, start });
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const save = useSave(name, entity);

  const submit = async (values: FormValues, revision = base?.revision) => {
    setFaults([]);
    try {
      const target = base && { id: base.id, start, revision: revision! };
      const outcome = await save(values, target);
      draft.forget();
      onDone();
      notify.success(outcome === 'unchanged' ? 'There were no changes to save' : texts[outcome]);
    } catch (error) {
      refused(error);
    }
  };

  const refused = (error: unknown) => {
    const found = conflictIn(error);
    if (found) return setConflict(found);
    notify.error(messageFor(error, texts.saveFailed));
    if (!(error instanceof ApiError)) return;
    const names = formColumns(entity).map((column) => column.name);
    const { atFields, elsewhere } = placeFaults(error.faults, names);
    for (const [field, message] of atFields) form.setError(field, { type: 'server', message });
    const first = names.find((each) => atFields.has(each));
    if (first) form.setFocus(first);
    setFaults(elsewhere);
  };

  const loadTheirs = ({ current }: Conflict) => {
    draft.setAside(typedValues(start, form.getValues()));
    const theirs = current as unknown as Row & { id: string; revision: number };
    setBase(theirs);
    form.reset(startingValues(entity, theirs));
    setConflict(null);
  };

  const overwrite = ({ current }: Conflict) => {
    setConflict(null);
    return submit(form.getValues(), current.revision);
  };

  const bringBack = (values: FormValues) => {
    for (const [field, held] of Object.entries(values))
      if (field in start) form.setValue(field, held, { shouldDirty: true });
    draft.dismiss();
  };

  return (
    <form
      onSubmit={form.handleSubmit((values) => submit(values))}
      aria-label={entity.label.one}
      autoComplete="off"
      className="flex min-h-0 flex-1 flex-col"
    >
      <div className="min-h-0 flex-1 space-y-5 overflow-y-auto overscroll-contain px-4 py-5 lg:px-6">
        {draft.offered && (
          <KeptDraftNotice draft={draft.offered} onBringBack={bringBack} onForget={draft.forget} />
        )}
        {faults.length > 0 && (
          <Notice tone="bad" role="alert">
            {faults.join('. ')}
          </Notice>
        )}
        <RecordFields entity={entity} control={form.control} />
      </div>
      <footer className="flex items-center justify-end gap-3 border-t border-hairline px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:px-6">
        <Button onClick={onDone}>Cancel</Button>
        <Button type="submit" look="save" busy={form.formState.isSubmitting} className="min-w-28">
          Save
        </Button>
      </footer>
      <ConflictQuestion
        conflict={conflict}
        typed={labelsOf(entity, conflict ? typedValues(start, form.getValues()) : {})}
        onKeepEditing={() => setConflict(null)}
        onLoadTheirs={() => conflict && loadTheirs(conflict)}
        onOverwrite={() => conflict && overwrite(conflict)}
      />
    </form>
  );
}

const labelsOf = (entity: Entity, values: FormValues) => [
  ...new Set(entity.columns.filter(({ name }) => name in values).map(({ field }) => field.label)),
];
