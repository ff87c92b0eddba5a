import type { RecoverableName } from '#model/entities/index.ts';
import { causeOf } from '../client/api-error.ts';
import { restore } from '../client/trash.ts';
import { useWriteOf } from '../client/use-records.ts';
import { notify } from '../ui/toast.tsx';

/** Restores a record from the trash, says how it went, and resolves to whether it is back. */
export function useRestore() {
  const write = useWriteOf();
  return async (entity: RecoverableName, id: string) => {
    try {
      await write(entity, () => restore(entity, id));
      notify.success('Restored as it was');
      return true;
    } catch (error) {
      notify.error('Failed to restore', causeOf(error));
      return false;
    }
  };
}
