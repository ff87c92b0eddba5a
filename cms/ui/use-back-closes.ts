import { useEffect, useLayoutEffect, useRef } from 'react';

const STATE = { window: true };
const isOurs = () => (history.state as Partial<typeof STATE> | null)?.window === true;

/** The browser's Back, which is how a phone closes things, asks an open window to close. */
export function useBackCloses(open: boolean, onBack: () => void): void {
  const ask = useRef(onBack);
  useLayoutEffect(() => {
    ask.current = onBack;
  });
  useEffect(() => {
    if (!open) return undefined;
    const enter = () => history.pushState(STATE, '');
    const onPop = () => {
      // The window may stay: then Back asks it again.
      enter();
      ask.current();
    };
    const timer = setTimeout(() => {
      enter();
      window.addEventListener('popstate', onPop);
    });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', onPop);
      if (isOurs()) history.back();
    };
  }, [open]);
}
