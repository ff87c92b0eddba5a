import { useEffect, useSyncExternalStore, type RefObject } from 'react';

const never = () => () => undefined;

/** Tells `client:touch` that the island answers now; false as prebuilt. */
export function useAwake(root: RefObject<HTMLElement | null>): boolean {
  const awake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  useEffect(() => {
    if (awake) root.current?.dispatchEvent(new Event('island:awake', { bubbles: true }));
  }, [awake, root]);
  return awake;
}
