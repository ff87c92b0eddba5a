import { wallTimeInDhaka } from '#model/format/dates.ts';
import { LOCALES, localeFacts, type Locale } from '#model/kit/locales.ts';
import { useDeferredValue, type ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { classNames } from '../ui/class-names.ts';
import { useOnline } from '../ui/use-online.ts';
import { codecOf } from './draft/codecs.ts';
import { InputFault } from './draft/input-fault.ts';
import type { FormValues } from './draft/draft.ts';
import { useFormContext } from './form-context.ts';
import { RecordTranslation } from './record-translation.tsx';
import { translationOf } from '#model/kit/translation.ts';
import type { Entity } from '#model/kit/entity.ts';

const shownAs: Readonly<Record<Locale, string>> = { en: 'EN', bn: localeFacts.bn.toggle };

interface FormHeaderProps {
  language: Locale;
  onLanguage: (language: Locale) => void;
  onPick: (field: string) => void;
  /** When unsaved changes of it were last kept. */
  keptAt: number | null;
  /** The device has no room for them. */
  isRefused: boolean;
  /** Behind the badge: what else there is of the record. */
  children: ReactNode;
}

/** Above the fields: how much is said in Bengali, and on a narrow screen which language is shown. */
export function FormHeader(props: FormHeaderProps) {
  const { language, onLanguage, onPick, keptAt, isRefused, children } = props;
  const { entity, form, stored } = useFormContext();
  const values = useDeferredValue(useWatch({ control: form.control }) as FormValues);
  const isOnline = useOnline();
  const { errors } = useFormState({ control: form.control });
  if (!entity.columns.some(({ twinOf }) => twinOf !== null)) return null;
  const record = readable(entity, values);
  const { missing } = translationOf(entity, record);
  const faulty = (locale: Locale) =>
    entity.columns.some(
      ({ name, field, twinOf }) =>
        name in errors &&
        (field.bilingual || twinOf !== null) &&
        (twinOf === null ? 'en' : 'bn') === locale,
    );
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-b border-hairline px-4 lg:px-6">
      <div
        role="group"
        aria-label="Language of the fields"
        className="flex gap-1 min-[900px]:hidden"
      >
        {LOCALES.map((locale) => (
          <button
            key={locale}
            type="button"
            lang={locale}
            aria-pressed={language === locale}
            onClick={() => onLanguage(locale)}
            className="relative inline-flex min-h-11 min-w-16 items-center justify-center rounded-full px-4 text-sm font-semibold text-soft aria-pressed:bg-accent-soft aria-pressed:text-text"
          >
            {shownAs[locale]}
            {faulty(locale) ? (
              <Dot className="bg-bad" says="has faults" />
            ) : (
              locale === 'bn' && missing.length > 0 && <Dot className="bg-star" says="incomplete" />
            )}
          </button>
        ))}
      </div>
      {!stored && <RequiredHint />}
      <RecordTranslation
        entity={entity}
        record={record}
        id={stored?.id}
        title={entity.label.one}
        onPick={onPick}
      />
      {children}
      {isRefused && (
        <p role="alert" className="ms-auto py-1 text-sm font-semibold text-bad">
          This device cannot keep what you type
        </p>
      )}
      {/* A form lies over the sign of the page, and some saves may not say why they failed. */}
      {!isOnline && (
        <p role="status" className="ms-auto text-xs font-semibold text-wait">
          Offline: saving has to wait
        </p>
      )}
      {keptAt !== null && (
        <p className="ms-auto text-xs text-faint">
          Unsaved changes kept on this device,{' '}
          {wallTimeInDhaka(new Date(keptAt).toISOString()).slice(-5)}
        </p>
      )}
    </div>
  );
}

/** Explains the sign beside labels where a new record has neither texts nor a history yet. */
const RequiredHint = () => (
  <p aria-hidden className="text-xs text-faint">
    <span className="text-bad">*</span> Required
  </p>
);

const Dot = ({ className, says }: { className: string; says: string }) => (
  <span className={classNames('absolute end-2 top-2 size-2 rounded-full', className)}>
    <span className="sr-only">, {says}</span>
  </span>
);

/** The values as they would be stored; what cannot be, as it is typed. */
const readable = (entity: Entity, values: FormValues) =>
  Object.fromEntries(
    entity.columns.map(({ name, field }) => {
      const draft = values[name]!;
      try {
        return [name, codecOf(field.kind).parse(draft)];
      } catch (error) {
        if (error instanceof InputFault) return [name, draft];
        throw error;
      }
    }),
  );
