import { useEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { letterOf } from '../../ui/letter-of.ts';

/** Ctrl+S, or Command+S, saves the form. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && letterOf(event) === 's';
      if (!isSave || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (event.repeat || !isOnTop(form.current)) return;
      // Some fields take what is typed when they are left.
      const typing = document.activeElement as HTMLElement | null;
      flushSync(() => typing?.blur());
      typing?.focus();
      form.current?.requestSubmit();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [form]);
}

/** A question or a choice over the form is answered first; a preview of it asks nothing. */
function isOnTop(form: Element | null): boolean {
  const top = [...document.querySelectorAll('[role$=dialog]')].at(-1);
  return top !== undefined && (top.contains(form) || top.querySelector('iframe') !== null);
}
