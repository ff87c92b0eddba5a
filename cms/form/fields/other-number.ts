import { isSameNumber } from '#model/contact/phone-key.ts';
import type { Column } from '#model/kit/entity.ts';
import { isNumber, twinsOf } from '#model/kit/twins.ts';
import { isBlank } from '#model/text/blank.ts';
import { useWatch } from 'react-hook-form';
import type { DraftValue } from '../draft/codecs.ts';
import { useFormContext } from '../form-context.ts';

/** Warns that the other language has another number; nothing for any other field. */
export function useOtherNumber(column: Column, draft: DraftValue): string | undefined {
  const { entity, form } = useFormContext();
  const twins = twinsOf(entity).find(
    (each) => isNumber(each) && [each.en.name, each.bn.name].includes(column.name),
  );
  const isBengali = column.twinOf !== null;
  const other = twins?.[isBengali ? 'en' : 'bn'].name;
  const typed = useWatch({ control: form.control, name: other ?? column.name });
  if (!other) return undefined;
  const [own, others] = [String(draft), String(typed)];
  if (isBlank(own) || isBlank(others) || isSameNumber(own, others)) return undefined;
  return isBengali
    ? `Another number than the one that is called: ${others}`
    : `Bengali pages show another number: ${others}`;
}
