import {
  isRecoverable,
  previewedEntities,
  type EntityName,
  type RecordNamed,
} from '#model/entities/index.ts';
import type { Damaged, Entity } from '#model/kit/entity.ts';
import { useMemo, useRef, useState, type ComponentType } from 'react';
import { useForm } from 'react-hook-form';
import { isGone } from '../client/api-error.ts';
import { hasDrafts, type SharedDraft } from '../client/drafts.ts';
import { useLeave } from '../ui/dialog.tsx';
import { notify } from '../ui/toast.tsx';
import { useLeaveWarning } from '../ui/use-leave-warning.ts';
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
import { LeaveQuestion } from './saving/leave-question.tsx';
import { PagePreview } from './preview/page-preview.tsx';
import { PREVIEW_FAILED } from './preview/preview-faults.ts';
import { usePreview } from './preview/use-preview.ts';
import { PublishWindow } from './shared-draft/publish-window.tsx';
import { SharedDraftNotice } from './shared-draft/shared-draft-notice.tsx';
import { shownValues } from './shared-draft/shown-values.ts';
import {
  useSharedDraft,
  type Plan,
  type Sent,
  type Standing,
} from './shared-draft/use-shared-draft.ts';
import { RecordFields } from './fields/record-fields.tsx';
import { useCheckedValues } from './saving/use-checked-values.ts';
import { useConflict } from './conflict/use-conflict.ts';
import { useDraftOffer } from './draft/use-draft-offer.ts';
import { useFieldFocus } from './saving/use-field-focus.ts';
import { useLocalDraft } from './draft/use-local-draft.ts';
import { useRefusal } from './saving/use-refusal.ts';
import { useSave } from './saving/use-save.ts';
import { useSaveKey } from './saving/use-save-key.ts';
import { nameOf } from './widgets/control-props.ts';

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
  /** The draft of the record, and whether the server did not say if there is one. */
  found: { draft: SharedDraft | null; isUnsure: boolean };
  /** The column whose field has the focus at first. */
  focus: string | undefined;
  texts: SaveTexts;
  /** Default values of a new record, beyond those of the entity. */
  given?: Row | undefined;
  /** Preview of the values, above the fields. */
  Preview?: ComponentType | undefined;
  onDone: () => void;
}

export function RecordForm<N extends EntityName>(props: RecordFormProps<N>) {
  const { name, entity, texts, given, Preview, onDone } = props;
  /** Base of the changes: the opened record, or the other version once it was loaded. */
  const [base, setBase] = useState(props.record as Stored | null);
  /** The draft that staff share, as it is stored: the form shows it in place of what is published. */
  const [shared, setShared] = useState(props.found.draft);
  const published = useMemo(() => startingValues(entity, base, given), [entity, base, given]);
  const start = useMemo(
    () => shownValues(entity, base, shared?.fields, given),
    [entity, base, shared, given],
  );
  const form = useForm<FormValues>({ defaultValues: start, shouldFocusError: false });
  const version = shared && base ? `${base.revision} ${shared.version}` : base?.revision;
  const local = base && { id: base.id, revision: version! };
  const draft = useLocalDraft({ form, entity: entity.name, record: local, start });
  const [asks, setAsks] = useState<'leave' | 'deleted' | 'publish' | null>(null);
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
  const { busy, during, withValues, withTyped } = useCheckedValues({
    form,
    start,
    element,
    uploads,
    onFaulty: focusFirst,
  });
  const ownWordsOnly = texts.ownWordsOnly ?? false;
  const refusal = useRefusal({ entity, form, ownWordsOnly, onFaulty: focusFirst });
  const conflict = useConflict({ entity, form, start });
  const preview = usePreview({
    entity,
    id: base?.id,
    form,
    start: published,
    pauses: draft.pauses,
  });

  const hasChanges = () => Object.keys(typedValues(start, form.getValues())).length > 0;
  useLeaveWarning(hasChanges);
  useSaveKey(element);
  const close = () => (hasChanges() ? setAsks('leave') : onDone());
  useLeave(close);

  /** Closes; where something was typed since it was sent, that stays, as changes of what is stored. */
  const finish = (says: string, { sent, record, left = null }: Sent) => {
    const later = typedValues(sent, form.getValues());
    draft.forget();
    notify.success(says);
    if (Object.keys(later).length === 0) return onDone();
    setShared(left);
    takeOver(
      record,
      Object.keys(sent).filter((field) => !(field in later)),
      left,
    );
  };
  const submit = async (values: FormValues, target: Stored | null, measured = published) => {
    refusal.forget();
    try {
      const making = { attempt: draft.attempt(), onSend: draft.keepNow };
      const measuredTarget = target && { ...target, start: measured };
      const { outcome, saved } = await save(values, measuredTarget, making);
      const says = saved ? texts[outcome] : 'There were no changes to save';
      finish(says, { sent: values, record: (saved as Stored | null) ?? target! });
    } catch (error) {
      const agreed = conflict.agreedIn(error);
      if (target && isGone(error)) setAsks('deleted');
      else if (agreed) finish(texts.updated, { sent: values, record: agreed.current as Stored });
      else if (!conflict.isReason(error)) refusal.show(error, texts.saveFailed);
    }
  };
  const trySave = () => withValues('save', (values) => submit(values, base));
  const sharing = useSharedDraft({
    name,
    entity,
    form,
    onStored: (stored, isWhole) => {
      if (isWhole) draft.forget();
      setShared(stored);
    },
    onDone: finish,
    onFailure: (error, failed, agree) => {
      const agreed = conflict.agreedIn(error);
      if (isGone(error)) return setAsks('deleted');
      if (agreed) {
        const record = agreed.current as Stored;
        setBase(record);
        return agree({ record, draft: agreed.draft ?? null });
      }
      if (!conflict.isReason(error)) refusal.show(error, failed);
    },
  });
  const standing: Standing = { record: base!, draft: shared };
  const saveDraft = () => {
    refusal.forget();
    return withTyped('draft', (values) => sharing.save(values, standing));
  };
  const publish = (plan: Plan, fields: readonly string[]) => {
    setAsks(null);
    refusal.forget();
    return withTyped('save', async (values) => {
      if (await form.trigger(fields)) await sharing.publish(values, standing, plan);
      else focusFirst(fields.filter((field) => form.getFieldState(field).invalid));
    });
  };
  const openPreview = () =>
    withValues('preview', async (values) => {
      refusal.forget();
      await preview.open(values).catch((error: unknown) => refusal.show(error, PREVIEW_FAILED));
    });

  const put = (values: FormValues) => {
    for (const [field, value] of Object.entries(values))
      if (field in start) form.setValue(field, value, { shouldDirty: true });
  };
  /** Shows these fields as they are stored now: what is typed in others stays. */
  const takeOver = (saved: Stored, fields: readonly string[], left: SharedDraft | null = null) => {
    const values = shownValues(entity, saved, left?.fields);
    setBase(saved);
    put(
      Object.fromEntries(
        fields.filter((each) => each in values).map((each) => [each, values[each]!]),
      ),
    );
  };
  const revision = version ?? null;
  const offer = useDraftOffer({ entity, form, draft, start, revision, put });
  const saveAsNew = () => {
    setAsks(null);
    draft.forget();
    setBase(null);
    setShared(null);
    return withValues('save', (values) => submit(values, null));
  };
  /** Takes over what somebody else saved; answers it with the merge. */
  const settle = (chosen: Readonly<Record<string, Side>>) => {
    const settled = conflict.settle(chosen);
    setBase(settled.current);
    if (settled.draft !== undefined) setShared(settled.draft);
    return settled;
  };
  const loadTheirs = () => {
    draft.setAside(typedValues(start, form.getValues()));
    settle({});
  };
  const saveChosen = (chosen: Readonly<Record<string, Side>>) => {
    const { current, theirs, merged, draft: stored, isSettled } = settle(chosen);
    put(merged);
    if (stored === undefined)
      return withValues('save', (values) => submit(values, current, theirs));
    const next = { record: current, draft: stored, isSettled };
    return during('draft', () => sharing.again(merged, next));
  };

  return (
    <FormContext value={context}>
      <div className="flex min-h-0 flex-1">
        <form
          ref={element}
          onSubmit={(event) => {
            event.preventDefault();
            void (shared ? saveDraft() : trySave());
          }}
          noValidate
          aria-label={entity.label.one}
          autoComplete="off"
          data-language={language}
          className="group/form flex min-h-0 min-w-0 flex-1 flex-col cramped:overflow-y-auto cramped:*:shrink-0"
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
          <div className="min-h-0 flex-1 space-y-5 overflow-y-auto overscroll-contain px-4 py-5 lg:px-6 cramped:flex-none cramped:overflow-visible">
            <FormNotices
              offer={offer}
              start={start}
              onDiscard={draft.discard}
              refusals={[
                ...damageIn(entity, base),
                ...(props.found.isUnsure ? [UNSURE] : []),
                ...refusal.elsewhere,
              ]}
            >
              {base && shared && (
                <SharedDraftNotice
                  {...{ entity, published, draft: shared }}
                  values={form.getValues}
                  onDiscard={() => during('draft', () => sharing.discard(standing))}
                  onCallOff={() => during('draft', () => sharing.callOff(standing))}
                />
              )}
            </FormNotices>
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
            draft={
              base && hasDrafts(name)
                ? {
                    isShown: shared !== null,
                    onSave: saveDraft,
                    onPublish: () => setAsks('publish'),
                  }
                : undefined
            }
            onCancel={close}
          />
        </form>
        <PagePreview preview={preview} language={language} />
      </div>
      <SaveConflict conflict={conflict} onLoadTheirs={loadTheirs} onSave={saveChosen} />
      <DraftConflict offer={offer} />
      {asks === 'publish' && (
        <PublishWindow
          {...{ entity, published, values: form.getValues() }}
          onClose={() => setAsks(null)}
          onPublish={publish}
        />
      )}
      <DeletedQuestion
        open={asks === 'deleted'}
        noun={entity.label.one.toLowerCase()}
        onClose={() => setAsks(null)}
        onSaveAsNew={saveAsNew}
      />
      <LeaveQuestion
        open={asks === 'leave'}
        onStay={() => setAsks(null)}
        onKeep={
          draft.isRefused
            ? undefined
            : () => {
                draft.keepNow();
                onDone();
              }
        }
        onDiscard={() => {
          draft.forget();
          onDone();
        }}
      />
    </FormContext>
  );
}

const UNSURE =
  'The server did not say whether a draft of this was saved: this is what is published';

/** Names the fields that cannot be read, in a sentence without its full stop. */
function damageIn({ columns }: Entity, record: Damaged | null): string[] {
  const damaged = columns.filter(({ name }) => record?.damaged?.includes(name));
  if (damaged.length === 0) return [];
  const names = damaged.map(nameOf).join(', ');
  return [
    `What is stored here cannot be read, and is left empty: ${names}. The history may have it: restore the last version`,
  ];
}

/** Whether records of this entity are shown on a page, and so have a preview. */
const hasPage = (name: EntityName) => previewedEntities.some((each) => each.name === name);
