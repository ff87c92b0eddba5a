import type { Column } from '#model/kit/entity.ts';
import { localeFacts } from '#model/kit/locales.ts';
import { asciiDigits, bengaliDigits } from '#model/text/digits.ts';
import { ArrowLeftRight } from 'lucide-react';
import { notify } from '../../ui/toast.tsx';
import { codecOf, type DraftValue } from '../draft/codecs.ts';
import { isSame } from '../draft/draft.ts';
import { useFormContext } from '../form-context.ts';

interface CopyAcrossProps {
  from: Column;
  to: Column;
}

/** Takes over what the other language says; what stood here before can be had back. */
export function CopyAcross({ from, to }: CopyAcrossProps) {
  const { form } = useFormContext();
  const language = localeFacts[from.twinOf === null ? 'en' : 'bn'].name;
  const copy = () => {
    const before = form.getValues(to.name);
    const copied = inScriptOf(to, form.getValues(from.name));
    if (isSame(before, copied)) return;
    const put = (draft: typeof before) => form.setValue(to.name, draft, { shouldDirty: true });
    put(copied);
    const { format } = codecOf(to.field.kind);
    if (!isSame(before, format(null)))
      notify.success(`${to.field.label} copied from ${language}`, () => put(before));
  };
  return (
    <button
      type="button"
      onClick={copy}
      aria-label={`Copy ${to.field.label} from ${language}`}
      title={`Copy from ${language}`}
      className="-my-2.5 inline-flex size-11 items-center justify-center rounded-full text-faint hover:bg-hover hover:text-text lg:-my-1.5 lg:size-8"
    >
      <ArrowLeftRight aria-hidden className="size-4" />
    </button>
  );
}

/** A number in the digits of the language that it is copied to; any other value as it is. */
function inScriptOf({ field, twinOf }: Column, value: DraftValue): DraftValue {
  if (field.kind !== 'phone' || typeof value !== 'string') return value;
  return twinOf === null ? asciiDigits(value) : bengaliDigits(value);
}
