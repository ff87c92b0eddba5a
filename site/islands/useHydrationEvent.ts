import { useEffect, useSyncExternalStore, type RefObject } from 'react';

const never = () => () => undefined;

/** Hydrated or not; dispatches the event on which `client:interaction` replays a deferred press. */
export function useHydrationEvent(root: RefObject<HTMLElement | null>): boolean {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  useEffect(() => {
    if (hydrated) root.current?.dispatchEvent(new Event('island:hydrated', { bubbles: true }));
  }, [hydrated, root]);
  return hydrated;
}
