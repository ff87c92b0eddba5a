import { useSyncExternalStore } from 'react';

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the visitor wants nothing to move; as prebuilt, nothing does. */
export const useReducedMotion = () =>
  useSyncExternalStore(
    (changed) => {
      const query = reducedMotion();
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => reducedMotion().matches,
    () => true,
  );
