import type { ClientDirective } from 'astro';
import { moveTyped } from './redrawn-form.ts';

/** Event of a hydrated island, which handles its events itself from here on. */
const HYDRATED = 'island:hydrated';
const INTERACTIONS = ['pointerdown', 'focusin', 'input'] as const;
/** Timeout of a deferred press: its script may never come. */
const TIMEOUT_MS = 3_000;

export type Island = HTMLElement & { Component?: unknown };

/**
 * Client directive: hydrates an island at the first interaction, or when its dialog opens. A press
 * meanwhile is deferred, and replayed after hydration. When hydration fails or is late, the deferred
 * press goes to the page, and each further one at once.
 */
const interaction: ClientDirective = (load, _options, island: Island) => {
  const abort = new AbortController();
  const { signal } = abort;
  let deferred: (() => void) | undefined;
  let timeout: ReturnType<typeof setTimeout> | undefined;
  let isHydrating = false;
  let isLate = false;
  const formHere = () => island.querySelector('form');
  /** By a press of its button: Safari has requestSubmit() from version 16 on. */
  const submit = () => island.querySelector<HTMLElement>('[type="submit"]')?.click();
  /** The form as prerendered, and what has the focus when its hydration begins. */
  let prerendered: HTMLFormElement | null = null;
  let focused: Element | null = null;

  const hydrate = async () => {
    if (isHydrating) return;
    isHydrating = true;
    const start = await load();
    // Its script may arrive empty: React would draw nothing in place of the form.
    if (!island.Component) return;
    prerendered = formHere();
    focused = document.activeElement;
    await start();
  };

  const replay = () => {
    clearTimeout(timeout);
    island.removeAttribute('aria-busy');
    const again = deferred;
    deferred = undefined;
    again?.();
  };

  const giveUp = () => {
    isLate = true;
    replay();
  };

  const defer = (event: Event, again: () => void) => {
    void hydrate();
    if (isLate || !navigator.onLine) return;
    event.preventDefault();
    event.stopPropagation();
    if (!deferred) timeout = setTimeout(giveUp, TIMEOUT_MS);
    deferred = again;
    island.setAttribute('aria-busy', 'true');
  };

  for (const type of INTERACTIONS) island.addEventListener(type, () => void hydrate(), { signal });
  island.closest('dialog')?.addEventListener('toggle', () => void hydrate(), { signal });

  const capturing = { signal, capture: true };
  island.addEventListener('submit', (event) => defer(event, submit), capturing);
  // Deferred, too: the browser shows a fault in a bubble, the island beside the field. A form that was
  // mended meanwhile is left to its next press: its visitor may still be typing.
  island.addEventListener(
    'invalid',
    (event) => defer(event, () => island.querySelector('form:invalid') && submit()),
    capturing,
  );
  island.addEventListener(
    'click',
    (event) => {
      // With a key held a link goes to another tab: that is the browser's.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const control = (event.target as Element).closest<HTMLElement>('button[type="button"], a');
      if (control) defer(event, () => control.click());
    },
    capturing,
  );

  island.addEventListener(
    HYDRATED,
    () => {
      abort.abort();
      const form = formHere();
      if (prerendered && form && form !== prerendered) moveTyped(prerendered, form, focused);
      // A form that was drawn anew enables its button once React has heard of what is typed.
      setTimeout(replay);
    },
    { signal },
  );
  // Retry: a script that failed to load is requested again at the next interaction, and once online.
  island.addEventListener(
    'astro:hydration-error',
    () => {
      isHydrating = false;
      giveUp();
    },
    { signal },
  );
  window.addEventListener('online', () => void (isLate && hydrate()), { signal });
};

export default interaction;
