import type { ClientDirective } from 'astro';

/** Told by an island that is alive: from here on it answers by itself. */
const AWAKE = 'island:awake';
const SIGNS = ['pointerdown', 'focusin', 'input'] as const;

/**
 * Wakes an island when somebody first touches it, or opens the dialog that it is in. What they
 * press meanwhile is held, and pressed again once there is somebody to answer.
 */
const touch: ClientDirective = (load, _options, island) => {
  const abort = new AbortController();
  const { signal } = abort;
  let press: (() => void) | undefined;
  let waking = false;

  const wake = async () => {
    if (waking) return;
    waking = true;
    const hydrate = await load();
    await hydrate();
  };

  const hold = (event: Event, again: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    press = again;
    void wake();
  };

  const letGo = () => {
    abort.abort();
    press?.();
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
  // The browser refuses a form with its own words; the island has better ones.
  island.addEventListener(
    'invalid',
    (event) => hold(event, () => (event.target as HTMLInputElement).form?.requestSubmit()),
    holding,
  );
  island.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLElement>('button[type="button"]');
      if (button) hold(event, () => button.click());
    },
    holding,
  );

  island.addEventListener(AWAKE, letGo, { signal });
  // Without its script a form is a form: the browser checks and sends it, once there is a network.
  island.addEventListener(
    'astro:hydration-error',
    () => {
      waking = false;
      if (navigator.onLine) letGo();
      else window.addEventListener('online', () => void wake(), { signal, once: true });
    },
    { signal },
  );
};

export default touch;
