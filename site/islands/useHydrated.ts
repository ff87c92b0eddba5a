import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False as prebuilt and while the island wakes, true from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
