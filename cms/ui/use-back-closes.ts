import { useEffect, useLayoutEffect, useRef } from 'react';

const STATE = { window: true };
const isOurs = () => (history.state as Partial<typeof STATE> | null)?.window === true;
const enter = () => history.pushState(STATE, '');

/** What asks each open window to close, the topmost last. They share one step of the history. */
const windows: (() => void)[] = [];

function onPop(): void {
  // The window may stay: then Back asks it again.
  enter();
  windows.at(-1)?.();
}

function add(ask: () => void): void {
  if (windows.length === 0) {
    enter();
    window.addEventListener('popstate', onPop);
  }
  windows.push(ask);
}

function remove(ask: () => void): void {
  const place = windows.lastIndexOf(ask);
  if (place < 0) return;
  windows.splice(place, 1);
  if (windows.length > 0) return;
  window.removeEventListener('popstate', onPop);
  if (isOurs()) history.back();
}

/** The browser's Back, which is how a phone closes things, asks the topmost window to close. */
export function useBackCloses(open: boolean, onBack: () => void): void {
  const latest = useRef(onBack);
  useLayoutEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    if (!open) return undefined;
    const ask = () => latest.current();
    const timer = setTimeout(() => add(ask));
    return () => {
      clearTimeout(timer);
      remove(ask);
    };
  }, [open]);
}
