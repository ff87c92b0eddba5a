import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls back whenever the dialog around this opens, from hydration on. */
export function useDialogOpen(root: RefObject<HTMLElement | null>, opened: () => void): void {
  const toggled = useEffectEvent(({ newState }: ToggleEvent) => {
    if (newState === 'open') opened();
  });
  useEffect(() => {
    const dialog = root.current?.closest('dialog');
    const listener = (event: ToggleEvent) => toggled(event);
    dialog?.addEventListener('beforetoggle', listener);
    return () => dialog?.removeEventListener('beforetoggle', listener);
  }, [root]);
}
