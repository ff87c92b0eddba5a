import { useEffect, useLayoutEffect, useRef } from 'react';

const STATE = { window: true };
/** Of an entry at the URL of the page around, made for a window without one of its own. */
const PUSHED = { window: true, pushed: true };
const stateHere = () => history.state as Partial<typeof PUSHED> | null;
const isOurs = () => stateHere()?.window === true;
// After a reload no window is open over it: the page around writes its filters there again.
if (stateHere()?.pushed) history.replaceState(null, '');

/** Close callbacks of the open windows, the topmost last. They share one history entry. */
const windows: (() => void)[] = [];
let isEntered = false;
/** The URL of that entry: its own, where the window's record has one. */
let address = '';
/** No window reopens there, as it has no URL. */
let isPushed = false;
/** A step back is on its way: a window that opens before it has come enters after it. */
let isLeaving = false;

function onPop(): void {
  // Pushed again at once, as the window may refuse to close: then the next Back asks it again.
  history.pushState(isPushed ? PUSHED : STATE, '', address);
  windows.at(-1)?.();
}

function enter(): void {
  if (isEntered || isLeaving) return;
  isEntered = true;
  // A window that was opened by a link has its history entry already.
  isPushed = !isOurs();
  if (isPushed) history.pushState(PUSHED, '');
  address = location.href;
  window.addEventListener('popstate', onPop);
}

/** Leaves the history entry, unless a window was opened in place of the last one. */
function leave(isClosed: boolean): void {
  if (!isEntered || windows.length > 0) return;
  isEntered = false;
  window.removeEventListener('popstate', onPop);
  const isForNothing = (isClosed || isPushed) && location.href === address;
  if (!isForNothing || !isOurs()) return;
  isLeaving = true;
  window.addEventListener('popstate', onLeft, { once: true });
  history.back();
}

function onLeft(): void {
  isLeaving = false;
  if (windows.length > 0) enter();
}

/** Takes a window off, with those above it, which are in it; the last one off leaves. */
function remove(ask: () => void, isClosed: boolean): void {
  const place = windows.lastIndexOf(ask);
  if (place < 0) return;
  windows.splice(place);
  if (place === 0) setTimeout(() => leave(isClosed));
}

/**
 * The browser's Back, which is how a phone closes things, asks the topmost window to close. A window
 * with a URL that unmounts while open, because the session ended, leaves its history entry: there it
 * reopens.
 */
export function useBackCloses(open: boolean, onBack: () => void): void {
  const latest = useRef({ open, onBack });
  useLayoutEffect(() => {
    latest.current = { open, onBack };
    if (!open || !isOurs()) return;
    address = location.href;
    // A record that was found in the palette has its own entry by now.
    isPushed = stateHere()?.pushed === true;
  });
  useEffect(() => {
    if (!open) return undefined;
    const ask = () => latest.current.onBack();
    windows.push(ask);
    // After the effects of the page around, one of which puts the list below a record.
    const timer = setTimeout(enter);
    return () => {
      clearTimeout(timer);
      remove(ask, !latest.current.open);
    };
  }, [open]);
}
