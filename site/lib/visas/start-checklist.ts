import { onDemand } from '../browser/on-demand.ts';

/** Loads what keeps the papers that are ticked, where a page lists them. */
export function startChecklist(): void {
  const list = document.querySelector('visa-checklist');
  if (!list) return;
  const start = onDemand(() => import('./visa-checklist.ts'));
  void start();
  // Tried again where it did not come.
  list.addEventListener('change', start);
}
