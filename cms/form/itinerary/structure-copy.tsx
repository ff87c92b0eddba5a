import type { Column } from '#model/kit/entity.ts';
import { useFormContext } from '../form-context.ts';
import { daysIn, daysText, structureFrom } from './days.ts';

interface StructureCopyProps {
  from: Column;
  to: Column;
}

/** Makes as many days as the other language has, to be filled in. */
export function StructureCopy({ from, to }: StructureCopyProps) {
  const { form } = useFormContext();
  const copy = () => {
    const [source, target] = [from, to].map(({ name }) => daysIn(form.getValues(name) as string));
    if (source && target)
      form.setValue(to.name, daysText(structureFrom(source, target)), { shouldDirty: true });
  };
  return (
    <button
      type="button"
      onClick={copy}
      title="As many days as in English, to be filled in"
      className="-my-2.5 inline-flex min-h-11 items-center rounded-full px-2.5 text-xs font-semibold text-accent hover:bg-hover lg:-my-1.5 lg:min-h-8"
    >
      Copy days
    </button>
  );
}
