import type { EntityName } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import type { Locale } from '#model/kit/locales.ts';
import { formatMoment } from '#model/format/dates.ts';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { causeOf } from '../../client/api-error.ts';
import { discardDraft, publishDraft, saveDraft, type SharedDraft } from '../../client/drafts.ts';
import { useWrite } from '../../client/use-records.ts';
import { notify } from '../../ui/toast.tsx';
import { isSame, startingValues, type FormValues } from '../draft/draft.ts';
import type { Stored } from '../history/use-bring-back.ts';
import { draftedFields, shownValues } from './shown-values.ts';

/** Part to publish, and when: the whole draft at once, unless it says otherwise. */
export interface Plan {
  language?: Locale;
  /** A moment to come. */
  publishAt?: string;
}

/** Record and draft as a save begins from them. */
export interface Standing {
  record: Stored;
  draft: SharedDraft | null;
  /** Somebody chose, field by field, over what is published now. */
  isSettled?: boolean;
}

/** Values that were sent, with the record as it is stored since, and what is left of its draft. */
export interface Sent {
  sent: FormValues;
  record: Stored;
  left?: SharedDraft | null;
}

interface Options {
  name: EntityName;
  entity: Entity;
  form: UseFormReturn<FormValues>;
  /** Called with the draft as it is stored, null where it is gone; is it all that the form holds? */
  onStored: (draft: SharedDraft | null, isWhole: boolean) => void;
  /** Called where nothing is left to do in the form. */
  onDone: (says: string, of: Sent) => void;
  /** Called with an error, and what shows the form again as it is stored where others did the same. */
  onFailure: (error: unknown, failed: string, agree: (standing: Standing) => void) => void;
}

/** Saves, publishes and discards the draft that staff share. */
export function useSharedDraft(options: Options) {
  const { name, entity, form, onStored, onDone, onFailure } = options;
  const write = useWrite(name);
  /** The act that a conflict cut off, done again with what was chosen. */
  const again = useRef<(values: FormValues, standing: Standing) => Promise<void>>(undefined);

  const store = (draft: SharedDraft | null, { record }: Standing, values: FormValues) => {
    // Typed since it was sent: it stays.
    const isWhole = isSame(form.getValues(), values);
    onStored(draft, isWhole);
    if (isWhole) form.reset(shownValues(entity, record, draft?.fields));
    return isWhole ? { ...form.getValues() } : values;
  };

  /**
   * Saves the draft where it is not stored like that; answers it, or null where nothing differs, with
   * the values that the form shows of it.
   */
  const keep = async (values: FormValues, standing: Standing, publish_at?: string) => {
    const { record, draft, isSettled } = standing;
    const fields = draftedFields(entity, startingValues(entity, record), values);
    if (Object.keys(fields).length === 0) {
      if (draft) await discardDraft(name, record.id, draft.version);
      return { saved: null, sent: store(null, standing, values) };
    }
    const before = { ...record, ...(isSettled ? {} : draft?.base) };
    const base = Object.fromEntries(Object.keys(fields).map((each) => [each, before[each]]));
    const isStored = draft && isSame([fields, base], [draft.fields, draft.base]);
    if (isStored && publish_at === undefined) return { saved: draft, sent: values };
    const saved = await saveDraft(name, record.id, {
      fields,
      base,
      version: draft?.version ?? null,
      ...(publish_at !== undefined && { publish_at }),
    });
    return { saved, sent: store(saved, standing, values) };
  };

  const save = async (values: FormValues, standing: Standing): Promise<void> => {
    again.current = save;
    try {
      const { saved } = await write(() => keep(values, standing));
      if (saved) notify.success('Draft saved. Visitors do not see it yet');
      else notify.success('There is no change to keep as a draft');
    } catch (error) {
      onFailure(error, 'Failed to save the draft', (next) => store(next.draft, next, values));
    }
  };

  const publish = async (values: FormValues, standing: Standing, plan: Plan): Promise<void> => {
    const { language, publishAt } = plan;
    const { record } = standing;
    again.current = (chosen, next) => publish(chosen, next, plan);
    try {
      const { saved, sent } = await write(() => keep(values, standing, publishAt));
      if (!saved) return onDone('There was nothing to publish', { sent, record });
      if (publishAt) {
        const says = `The draft goes live on ${formatMoment(publishAt, 'en')}`;
        return onDone(says, { sent, record, left: saved });
      }
      const wanted = { version: saved.version, ...(language && { language }) };
      const { draft, revision } = await write(() => publishDraft(name, record.id, wanted));
      const published = Object.entries(saved.fields).filter(
        ([each]) => !(each in (draft?.fields ?? {})),
      );
      const now = { ...record, ...Object.fromEntries(published), revision };
      const says = draft ? 'Published. The rest stays in the draft' : 'Published';
      onDone(says, { sent, record: now, left: draft });
    } catch (error) {
      onFailure(error, 'Failed to publish the draft', (next) => {
        if (next.draft) store(next.draft, next, values);
        else onDone('Published', { sent: values, record: next.record });
      });
    }
  };

  /** Runs an act of its own that leaves the fields of the form alone. */
  const quietly = async (work: () => Promise<void>, failed: string) => {
    try {
      await write(work);
    } catch (error) {
      notify.error(failed, causeOf(error));
    }
  };

  return {
    save,
    publish,
    again: (values: FormValues, standing: Standing) => again.current!(values, standing),
    discard: ({ record, draft }: Standing) =>
      quietly(async () => {
        await discardDraft(name, record.id, draft!.version);
        onStored(null, true);
        form.reset(startingValues(entity, record));
        notify.success('Draft discarded');
      }, 'Failed to discard the draft'),
    callOff: ({ record, draft }: Standing) =>
      quietly(async () => {
        const { fields, base, version } = draft!;
        const calledOff = { fields, base, version, publish_at: null };
        onStored(await saveDraft(name, record.id, calledOff), false);
        notify.success('It does not go live by itself any more');
      }, 'Failed to call it off'),
  };
}
