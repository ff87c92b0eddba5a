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
      // A question over the form is answered first.
      if (event.repeat || document.querySelector('[role=alertdialog]')) return;
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
