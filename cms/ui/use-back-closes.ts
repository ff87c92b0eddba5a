import { useEffect, useLayoutEffect, useRef } from 'react';

const STATE = { window: true };
const isOurs = () => (history.state as Partial<typeof STATE> | null)?.window === true;

/** What asks each open window to close, the topmost last. They share one step of the history. */
const windows: (() => void)[] = [];
/** The address of that step: its own, where the window shows what has an address. */
let address = '';

function onPop(): void {
  // The window may stay: then Back asks it again.
  history.pushState(STATE, '', address);
  windows.at(-1)?.();
}

function add(ask: () => void): void {
  if (windows.length === 0) {
    // Who opened the window by its address has made the step already.
    if (!isOurs()) history.pushState(STATE, '');
    address = location.href;
    window.addEventListener('popstate', onPop);
  }
  windows.push(ask);
}

/** Answers whether it was the last. */
function remove(ask: () => void): boolean {
  const place = windows.lastIndexOf(ask);
  if (place < 0) return false;
  windows.splice(place, 1);
  if (windows.length > 0) return false;
  window.removeEventListener('popstate', onPop);
  return true;
}

/**
 * The browser's Back, which is how a phone closes things, asks the topmost window to close. A window
 * that goes with the whole screen, because the session ended, leaves its step: there it opens again.
 */
export function useBackCloses(open: boolean, onBack: () => void): void {
  const latest = useRef({ open, onBack });
  useLayoutEffect(() => {
    latest.current = { open, onBack };
    if (open && isOurs()) address = location.href;
  });
  useEffect(() => {
    if (!open) return undefined;
    const ask = () => latest.current.onBack();
    const timer = setTimeout(() => add(ask));
    return () => {
      clearTimeout(timer);
      const wasLast = remove(ask);
      if (wasLast && !latest.current.open && isOurs()) history.back();
    };
  }, [open]);
}
