import type { RecoverableName } from '#model/entities/index.ts';
import { Trash2 } from 'lucide-react';
import { useTrash } from '../client/use-records.ts';
import { Count } from '../ui/count.tsx';

interface TrashToggleProps {
  entity: RecoverableName;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** A filter that shows what of an entity is in the trash, in place of its list. */
export function TrashToggle({ entity, on, onChange }: TrashToggleProps) {
  const query = useTrash(entity);
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={() => onChange(!on)}
      className="inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-raised px-4 text-sm font-semibold text-soft hover:bg-hover aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-text lg:min-h-10"
    >
      <Trash2 aria-hidden className="size-4" />
      Trash
      <Count query={query} of={query.data?.length ?? 0} />
    </button>
  );
}
