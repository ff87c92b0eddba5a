import type { Failure } from '#model/publishing/index.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { retry } from './publishing.ts';
import { publishingKey } from './use-records.ts';

/** Publishes a record once more; afterwards it is asked again how far the site is. */
export function useRetry() {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const again = async (record: Pick<Failure, 'entity' | 'id'>) => {
    setBusy(true);
    try {
      await retry(record);
    } finally {
      setBusy(false);
      void client.invalidateQueries({ queryKey: publishingKey });
    }
  };
  return { isBusy, again };
}
