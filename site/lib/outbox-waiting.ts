/** Sends what a visit without a network left behind. Almost always there is nothing. */
export function deliverWaiting(): void {
  const key = document.querySelector<HTMLElement>('[data-outbox]')?.dataset['outbox'] ?? '';
  if (waits(key)) void import('./outbox-delivery.ts').then((module) => module.startDelivery());
}

/** Where the device keeps nothing for us, never. */
function waits(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
