import {
  isRecoverable,
  publicEntities,
  type EntityName,
  type RecordNamed,
} from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import {
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type Ref,
} from 'react';
import { useForm } from 'react-hook-form';
import { isGone } from '../client/api-error.ts';
import { notify } from '../ui/toast.tsx';
import type { Side } from './conflict/conflict.ts';
import { DeletedQuestion, DraftConflict, SaveConflict } from './conflict/conflict-questions.tsx';
import { startingValues, type FormValues, type Row } from './draft/draft.ts';
import { FormContext } from './form-context.ts';
import { FormFooter } from './form-footer.tsx';
import { FormHeader } from './form-header.tsx';
import { FormNotices } from './form-notices.tsx';
import { HistoryPanel } from './history/history-panel.tsx';
import type { Stored } from './history/use-bring-back.ts';
import { PendingUploads } from './images/pending-uploads.ts';
import { typedValues } from './draft/local-draft.ts';
import { LeaveQuestion, useLeaveWarning } from './saving/leave-question.tsx';
import { PagePreview } from './preview/page-preview.tsx';
import { PREVIEW_FAILED } from './preview/preview-faults.ts';
import { usePreview } from './preview/use-preview.ts';
import { RecordFields } from './fields/record-fields.tsx';
import { useCheckedValues } from './saving/use-checked-values.ts';
import { useConflict } from './conflict/use-conflict.ts';
import { useDraftOffer } from './draft/use-draft-offer.ts';
import { useFieldFocus } from './saving/use-field-focus.ts';
import { useLocalDraft } from './draft/use-local-draft.ts';
import { useRefusal } from './saving/use-refusal.ts';
import { useSave } from './saving/use-save.ts';
import { useSaveKey } from './saving/use-save-key.ts';

export interface SaveTexts {
  created: string;
  updated: string;
  saveFailed: string;
  /** Shows these messages for an error in place of the server's. */
  ownWordsOnly?: true;
}

interface RecordFormProps<N extends EntityName> {
  name: N;
  entity: Entity;
  record: RecordNamed<N> | null;
  /** The column whose field has the focus at first. */
  focus: string | undefined;
  texts: SaveTexts;
  /** Default values of a new record, beyond those of the entity. */
  given?: Row | undefined;
  /** Preview of the values, above the fields. */
  Preview?: ComponentType | undefined;
  /** Imperative handle that closes the form; asks first when there are unsaved changes. */
  leave: Ref<() => void>;
  onDone: () => void;
}

export function RecordForm<N extends EntityName>(props: RecordFormProps<N>) {
  const { name, entity, texts, given, Preview, leave, onDone } = props;
  /** Base of the changes: the opened record, or the other version once it was loaded. */
  const [base, setBase] = useState(props.record as Stored | null);
  const start = useMemo(() => startingValues(entity, base, given), [entity, base, given]);
  const form = useForm<FormValues>({ defaultValues: start, shouldFocusError: false });
  const draft = useLocalDraft({ form, entity: entity.name, record: base, start });
  const [asks, setAsks] = useState<'leave' | 'deleted' | null>(null);
  const { language, setLanguage, focusField, focusFirst } = useFieldFocus(
    entity,
    form,
    props.focus,
  );
  const [uploads] = useState(() => new PendingUploads());
  const element = useRef<HTMLFormElement>(null);
  const save = useSave(name, entity);
  const context = useMemo(
    () => ({ entity, form, isEdit: base !== null, uploads, stored: base }),
    [entity, form, base, uploads],
  );
  const { busy, during, withValues } = useCheckedValues({ form, uploads, onFaulty: focusFirst });
  const ownWordsOnly = texts.ownWordsOnly ?? false;
  const refusal = useRefusal({ entity, form, ownWordsOnly, onFaulty: focusFirst });
  const conflict = useConflict({ entity, form, start });
  const preview = usePreview({ entity, id: base?.id, form, start, pauses: draft.pauses });

  const hasChanges = () => Object.keys(typedValues(start, form.getValues())).length > 0;
  useLeaveWarning(hasChanges);
  useSaveKey(element);
  const close = () => (hasChanges() ? setAsks('leave') : onDone());
  useImperativeHandle(leave, () => close);

  const submit = async (values: FormValues, target: Stored | null, measured = start) => {
    refusal.forget();
    const finish = (says: string) => {
      draft.forget();
      onDone();
      notify.success(says);
    };
    try {
      const making = { attempt: draft.attempt(), onSend: draft.keepNow };
      const outcome = await save(values, target && { ...target, start: measured }, making);
      finish(outcome === 'unchanged' ? 'There were no changes to save' : texts[outcome]);
    } catch (error) {
      if (target && isGone(error)) setAsks('deleted');
      else if (conflict.isAgreed(error)) finish(texts.updated);
      else if (!conflict.isReason(error)) refusal.show(error, texts.saveFailed);
    }
  };
  const trySave = () => withValues('save', (values) => submit(values, base));
  const openPreview = () =>
    withValues('preview', async (values) => {
      refusal.forget();
      await preview.open(values).catch((error: unknown) => refusal.show(error, PREVIEW_FAILED));
    });

  const put = (values: FormValues) => {
    for (const [field, value] of Object.entries(values))
      if (field in start) form.setValue(field, value, { shouldDirty: true });
  };
  /** Old values were saved from the history: what is typed in other fields stays. */
  const takeOver = (saved: Stored, fields: readonly string[]) => {
    const values = startingValues(entity, saved);
    setBase(saved);
    put(
      Object.fromEntries(
        fields.filter((each) => each in values).map((each) => [each, values[each]!]),
      ),
    );
  };
  const revision = base?.revision ?? null;
  const offer = useDraftOffer({ entity, form, draft, start, revision, put });
  const saveAsNew = () => {
    setAsks(null);
    draft.forget();
    setBase(null);
    return withValues('save', (values) => submit(values, null));
  };
  const loadTheirs = () => {
    draft.setAside(typedValues(start, form.getValues()));
    setBase(conflict.settle({}).current);
  };
  const saveChosen = (chosen: Readonly<Record<string, Side>>) => {
    const { current, theirs, merged } = conflict.settle(chosen);
    setBase(current);
    put(merged);
    return during('save', () => submit(merged, current, theirs));
  };

  return (
    <FormContext value={context}>
      <div className="flex min-h-0 flex-1">
        <form
          ref={element}
          onSubmit={(event) => {
            event.preventDefault();
            void trySave();
          }}
          noValidate
          aria-label={entity.label.one}
          autoComplete="off"
          data-language={language}
          className="group/form flex min-h-0 min-w-0 flex-1 flex-col"
        >
          <FormHeader
            language={language}
            onLanguage={setLanguage}
            onPick={focusField}
            keptAt={draft.keptAt}
            isRefused={draft.isRefused}
          >
            {base && isRecoverable(entity) && (
              <HistoryPanel entity={entity} record={base} onSaved={takeOver} />
            )}
          </FormHeader>
          <div className="min-h-0 flex-1 space-y-5 overflow-y-auto overscroll-contain px-4 py-5 lg:px-6">
            <FormNotices
              offer={offer}
              start={start}
              onForget={draft.forget}
              refusals={refusal.elsewhere}
            />
            {Preview && <Preview />}
            <RecordFields entity={entity} />
          </div>
          <FormFooter
            busy={busy}
            preview={
              hasPage(name)
                ? { isOpen: preview.isOpen, toggle: preview.isOpen ? preview.close : openPreview }
                : undefined
            }
            onCancel={close}
          />
        </form>
        <PagePreview preview={preview} language={language} />
      </div>
      <SaveConflict conflict={conflict} onLoadTheirs={loadTheirs} onSave={saveChosen} />
      <DraftConflict offer={offer} />
      <DeletedQuestion
        open={asks === 'deleted'}
        noun={entity.label.one.toLowerCase()}
        onClose={() => setAsks(null)}
        onSaveAsNew={saveAsNew}
      />
      <LeaveQuestion
        open={asks === 'leave'}
        canKeep={!draft.isRefused}
        onStay={() => setAsks(null)}
        onKeep={onDone}
        onDiscard={() => {
          draft.forget();
          onDone();
        }}
      />
    </FormContext>
  );
}

/** Whether records of this entity have a page, and so a preview. */
const hasPage = (name: EntityName) => publicEntities.some((each) => each.name === name);
