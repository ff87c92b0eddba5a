import type { Entity } from '#model/kit/entity.ts';
import { useEffect } from 'react';
import { searchedText } from './search.ts';

/** Records between two looks at whether somebody is typing. */
const AT_ONCE = 200;

/** Makes the records ready to be searched while nothing else is to be done. */
export function useSearchIndex(
  entity: Pick<Entity, 'columns' | 'searched'>,
  records: readonly object[],
): void {
  useEffect(() => {
    let done = 0;
    let timer: ReturnType<typeof setTimeout>;
    const some = () => {
      for (const record of records.slice(done, done + AT_ONCE)) searchedText(entity, record);
      done += AT_ONCE;
      if (done < records.length) timer = setTimeout(some);
    };
    timer = setTimeout(some, 300);
    return () => clearTimeout(timer);
  }, [entity, records]);
}
