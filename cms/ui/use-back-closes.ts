import { useEffect, useLayoutEffect, useRef } from 'react';

const STATE = { window: true };
const isOurs = () => (history.state as Partial<typeof STATE> | null)?.window === true;

/** Close callbacks of the open windows, the topmost last. They share one history entry. */
const windows: (() => void)[] = [];
/** The URL of that entry: its own, where the window's record has one. */
let address = '';
/** A window closed below another, which is in it and unmounts with it, as open as it was. */
let isLowerClosed = false;

function onPop(): void {
  // Pushed again at once, as the window may refuse to close: then the next Back asks it again.
  history.pushState(STATE, '', address);
  windows.at(-1)?.();
}

function add(ask: () => void): void {
  if (windows.length === 0) {
    // A window that was opened by a link has its history entry already.
    if (!isOurs()) history.pushState(STATE, '');
    address = location.href;
    window.addEventListener('popstate', onPop);
  }
  windows.push(ask);
}

/** Answers whether their history entry is to be left: none is open any more, and they were closed. */
function remove(ask: () => void, isClosed: boolean): boolean {
  const place = windows.lastIndexOf(ask);
  if (place < 0) return false;
  windows.splice(place, 1);
  if (windows.length > 0) {
    if (place < windows.length) isLowerClosed ||= isClosed;
    return false;
  }
  window.removeEventListener('popstate', onPop);
  const wereClosed = isClosed || isLowerClosed;
  isLowerClosed = false;
  return wereClosed;
}

/**
 * The browser's Back, which is how a phone closes things, asks the topmost window to close. A window
 * that unmounts while open, because the session ended, leaves its history entry: there it reopens.
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
      if (remove(ask, !latest.current.open) && isOurs()) history.back();
    };
  }, [open]);
}
