import {
  publicEntities,
  type EntityName,
  type PublicName,
  type RecordNamed,
} from '#model/entities/index.ts';
import type { Entity } from '#model/entity.ts';
import type { Locale } from '#model/locales.ts';
import {
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type Ref,
} from 'react';
import { Eye } from 'lucide-react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { ApiError, messageFor } from '../client/api-error.ts';
import { preview, type PreviewLinks } from '../client/preview.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { notify } from '../ui/toast.tsx';
import { conflictIn, differences, mergedValues, type Conflict, type Side } from './conflict.ts';
import { ConflictQuestion } from './conflict-question.tsx';
import { changeFrom, draftFrom, startingValues, type FormValues, type Row } from './draft.ts';
import { FormContext } from './form-context.ts';
import { FormHeader } from './form-header.tsx';
import { PendingUploads } from './images/pending-uploads.ts';
import { typedValues } from './kept-draft.ts';
import { KeptDraftNotice } from './kept-draft-notice.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { PagePreview } from './page-preview.tsx';
import { RecordFields } from './record-fields.tsx';
import { placeFaults } from './server-faults.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useLeaveWarning } from './use-leave-warning.ts';
import { useSave } from './use-save.ts';
import { useSaveKey } from './use-save-key.ts';

export interface SaveTexts {
  created: string;
  updated: string;
  saveFailed: string;
  /** A refusal is told in these words, not in the server's. */
  ownWordsOnly?: true;
}

type Stored = Row & { id: string; revision: number };

interface RecordFormProps<N extends EntityName> {
  name: N;
  entity: Entity;
  record: RecordNamed<N> | null;
  /** The column whose field has the focus at first. */
  focus: string | undefined;
  texts: SaveTexts;
  /** What a new record starts with, where that is not always the same. */
  given?: Row | undefined;
  /** Shows, above the fields, what is made of them. */
  Preview?: ComponentType | undefined;
  /** Holds what somebody does who wants the form closed: with unsaved changes it asks. */
  leave: Ref<() => void>;
  onDone: () => void;
}

export function RecordForm<N extends EntityName>(props: RecordFormProps<N>) {
  const { name, entity, texts, given, Preview, leave, onDone } = props;
  /** What the changes are measured against; theirs, once theirs were loaded. */
  const [base, setBase] = useState(props.record as Stored | null);
  const start = useMemo(() => startingValues(entity, base, given), [entity, base, given]);
  const form = useForm<FormValues>({ defaultValues: start, shouldFocusError: false });
  const draft = useKeptDraft({ form, entity: entity.name, id: base?.id, start });
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState<'save' | 'preview' | null>(null);
  const [links, setLinks] = useState<PreviewLinks | null>(null);
  const sideOf = (field: string): Locale =>
    entity.columns.find((column) => column.name === field)?.twinOf ? 'bn' : 'en';
  const [language, setLanguage] = useState<Locale>(props.focus ? sideOf(props.focus) : 'en');
  const [uploads] = useState(() => new PendingUploads());
  const element = useRef<HTMLFormElement>(null);
  const save = useSave(name, entity);
  const context = useMemo(
    () => ({ entity, form, isEdit: base !== null, uploads }),
    [entity, form, base, uploads],
  );

  const hasChanges = () => Object.keys(typedValues(start, form.getValues())).length > 0;
  useLeaveWarning(hasChanges);
  useSaveKey(element);
  const close = () => (hasChanges() ? setAsking(true) : onDone());
  useImperativeHandle(leave, () => close);

  /** A field of the other language is shown before it can have the focus. */
  const focusField = (field: string) => {
    flushSync(() => setLanguage(sideOf(field)));
    form.setFocus(field);
  };
  /** What has a page can be seen on it before it is saved. */
  const page = publicEntities.find((each) => each.name === name)?.name as PublicName | undefined;
  const names = entity.columns.map((column) => column.name);

  const submit = async (values: FormValues, target: Stored | null, measured = start) => {
    setFaults([]);
    try {
      const outcome = await save(values, target && { ...target, start: measured });
      draft.forget();
      onDone();
      notify.success(outcome === 'unchanged' ? 'There were no changes to save' : texts[outcome]);
    } catch (error) {
      refused(error);
    }
  };

  const refused = (error: unknown, failed = texts.saveFailed) => {
    const found = conflictIn(error);
    if (found) return setConflict(found);
    notify.error(texts.ownWordsOnly ? failed : messageFor(error, failed));
    if (!(error instanceof ApiError)) return;
    const { atFields, elsewhere } = placeFaults(error.faults, names);
    for (const [field, message] of atFields) form.setError(field, { type: 'server', message });
    const first = names.find((each) => atFields.has(each));
    if (first) focusField(first);
    setFaults(elsewhere);
  };

  /** Goes on with what the form holds, once its pictures are there and nothing is wrong with it. */
  const withValues = async (act: 'save' | 'preview', go: (values: FormValues) => Promise<void>) => {
    if (busy) return;
    setBusy(act);
    try {
      // A picture that did not arrive is shown with its reason, and nothing is saved without it.
      if (!(await uploads.settled())) return;
      await form.handleSubmit(go, (errors) => focusField(names.find((each) => each in errors)!))();
    } finally {
      setBusy(null);
    }
  };
  const trySave = () => withValues('save', (values) => submit(values, base));
  const tryPreview = (kind: PublicName) =>
    withValues('preview', async (values) => {
      setFaults([]);
      try {
        const id = base?.id;
        const record = base ? changeFrom(entity, start, values) : draftFrom(entity, values);
        setLinks(await preview({ entity: kind, ...(id === undefined ? {} : { id }), record }));
      } catch (error) {
        refused(error, 'Failed to show the page');
      }
    });

  const theirs = conflict && startingValues(entity, conflict.current);
  const contest = conflict &&
    theirs && {
      changedBy: conflict.changedBy,
      mine: form.getValues(),
      theirs,
      differences: differences(entity.columns, {
        base: start,
        mine: form.getValues(),
        theirs,
      }),
    };

  const takeOver = (current: Stored) => {
    setBase(current);
    form.reset(startingValues(entity, current));
    setConflict(null);
  };
  const put = (values: FormValues) => {
    for (const [field, held] of Object.entries(values))
      if (field in start) form.setValue(field, held, { shouldDirty: true });
  };

  const loadTheirs = () => {
    if (!conflict) return;
    draft.setAside(typedValues(start, form.getValues()));
    takeOver(conflict.current);
  };

  const saveChosen = async (chosen: Readonly<Record<string, Side>>) => {
    if (!conflict || !contest) return;
    const values = mergedValues(contest.differences, chosen, contest);
    takeOver(conflict.current);
    put(values);
    setBusy('save');
    await submit(values, conflict.current, contest.theirs);
    setBusy(null);
  };

  return (
    <FormContext value={context}>
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
        className="group/form flex min-h-0 flex-1 flex-col"
      >
        <FormHeader
          language={language}
          onLanguage={setLanguage}
          onPick={focusField}
          keptAt={draft.keptAt}
        />
        <div className="min-h-0 flex-1 space-y-5 overflow-y-auto overscroll-contain px-4 py-5 lg:px-6">
          {draft.offered && (
            <KeptDraftNotice
              draft={draft.offered}
              onBringBack={(values) => {
                put(values);
                draft.dismiss();
              }}
              onForget={draft.forget}
            />
          )}
          {faults.length > 0 && (
            <Notice tone="bad" role="alert">
              {faults.join('. ')}
            </Notice>
          )}
          {Preview && <Preview />}
          <RecordFields entity={entity} />
        </div>
        <footer className="flex items-center justify-end gap-3 border-t border-hairline px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:px-6">
          {page && (
            <Button
              look="quiet"
              className="me-auto"
              busy={busy === 'preview'}
              onClick={() => tryPreview(page)}
            >
              <Eye aria-hidden />
              Preview page
            </Button>
          )}
          <Button onClick={close}>Cancel</Button>
          <Button
            type="submit"
            look="save"
            busy={busy === 'save'}
            aria-keyshortcuts="Control+S"
            title="Ctrl+S"
            className="min-w-28"
          >
            Save
          </Button>
        </footer>
        {contest && (
          <ConflictQuestion
            contest={contest}
            onKeepEditing={() => setConflict(null)}
            onLoadTheirs={loadTheirs}
            onSave={saveChosen}
          />
        )}
        <PagePreview links={links} language={language} onClose={() => setLinks(null)} />
        <LeaveQuestion
          open={isAsking}
          onStay={() => setAsking(false)}
          onKeep={onDone}
          onDiscard={() => {
            draft.forget();
            onDone();
          }}
        />
      </form>
    </FormContext>
  );
}
