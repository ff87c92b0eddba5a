import { useEffect, useEffectEvent } from 'react';
import { letterOf } from '../ui/letter-of.ts';

interface Shortcuts {
  onSearch: () => void;
  onHelp: () => void;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable]') !== null;

/** Ctrl or Cmd with K anywhere; a question mark where nobody types and no window is open. */
export function useShortcuts({ onSearch, onHelp }: Shortcuts): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isWindowOpen = document.querySelector('[role$=dialog]') !== null;
    if (isWindowOpen) return;
    if ((event.ctrlKey || event.metaKey) && letterOf(event) === 'k') {
      event.preventDefault();
      onSearch();
    } else if (event.key === '?' && !isTyping(event.target)) {
      event.preventDefault();
      onHelp();
    }
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
