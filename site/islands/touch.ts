import type { ClientDirective } from 'astro';

/** Event of a hydrated island, which handles its events itself from here on. */
const AWAKE = 'island:awake';
const SIGNS = ['pointerdown', 'focusin', 'input'] as const;
/** Timeout of a held press: its script may never come. */
const PATIENCE_MS = 3_000;

/**
 * Client directive: hydrates an island at the first touch, or when its dialog opens. A press
 * meanwhile is held, and replayed after hydration. When hydration fails or is late, the held press
 * goes to the page, and each further one at once.
 */
const touch: ClientDirective = (load, _options, island) => {
  const abort = new AbortController();
  const { signal } = abort;
  let press: (() => void) | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let isWaking = false;
  let isLate = false;

  const wake = async () => {
    if (isWaking) return;
    isWaking = true;
    const hydrate = await load();
    await hydrate();
  };

  const letGo = () => {
    clearTimeout(patience);
    island.removeAttribute('aria-busy');
    const held = press;
    press = undefined;
    held?.();
  };

  const giveUp = () => {
    isLate = true;
    letGo();
  };

  const hold = (event: Event, again: () => void) => {
    void wake();
    if (isLate || !navigator.onLine) return;
    event.preventDefault();
    event.stopPropagation();
    if (!press) patience = setTimeout(giveUp, PATIENCE_MS);
    press = again;
    island.setAttribute('aria-busy', 'true');
  };

  for (const sign of SIGNS) island.addEventListener(sign, () => void wake(), { signal });
  island.closest('dialog')?.addEventListener('toggle', () => void wake(), { signal });

  const holding = { signal, capture: true };
  island.addEventListener(
    'submit',
    (event) => {
      const { submitter } = event as SubmitEvent;
      hold(event, () => (event.target as HTMLFormElement).requestSubmit(submitter));
    },
    holding,
  );
  // Held, too: the browser shows a fault in a bubble, the island beside the field.
  island.addEventListener(
    'invalid',
    (event) => hold(event, () => (event.target as HTMLInputElement).form?.requestSubmit()),
    holding,
  );
  island.addEventListener(
    'click',
    (event) => {
      // With a key held a link goes to another tab: that is the browser's.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const control = (event.target as Element).closest<HTMLElement>('button[type="button"], a');
      if (control) hold(event, () => control.click());
    },
    holding,
  );

  island.addEventListener(
    AWAKE,
    () => {
      abort.abort();
      letGo();
    },
    { signal },
  );
  // Retry: a script that failed to load is requested again at the next touch, and once online.
  island.addEventListener(
    'astro:hydration-error',
    () => {
      isWaking = false;
      giveUp();
    },
    { signal },
  );
  window.addEventListener('online', () => void (isLate && wake()), { signal });
};

export default touch;
