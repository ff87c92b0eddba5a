const WORKER = '/cms/notifications.js';

/** Whether the browser can show notifications at all: only of secure pages, and not in every app. */
const exists = () => 'Notification' in window && 'serviceWorker' in navigator;

/** Asks for permission, unless it was given; answers why there is none, or undefined. */
export async function allowNotifications(): Promise<string | undefined> {
  if (!exists()) return 'This browser shows no notifications';
  const answer =
    Notification.permission === 'default'
      ? await Notification.requestPermission()
      : Notification.permission;
  return answer === 'granted'
    ? undefined
    : 'The browser does not allow it: its settings for this site have the switch';
}

interface Shown {
  title: string;
  body: string;
  /** One notification for each, however many windows are open. */
  tag: string;
  target: Target;
}

/** A record to open, or a list. */
export interface Target {
  href: string;
  list: string;
  id?: string;
}

/** Shows a notification, where it is allowed and nobody looks at this window. */
export async function showNotification({ title, body, tag, target }: Shown): Promise<void> {
  if (!exists() || Notification.permission !== 'granted' || document.hasFocus()) return;
  const worker = await activeWorker();
  await worker.showNotification(title, { body, tag, data: target });
}

/** Resolves once the worker is active: before that, a browser refuses to show anything. */
async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER);
  const starting = registration.active ? null : (registration.installing ?? registration.waiting);
  if (starting)
    await new Promise<void>((resolve) =>
      starting.addEventListener('statechange', () => {
        if (starting.state === 'activated' || starting.state === 'redundant') resolve();
      }),
    );
  return registration;
}

/** Calls back with the target of a notification that was clicked. Answers how to stop it. */
export function onNotificationClick(follow: (target: Target) => void): () => void {
  if (!exists()) return () => undefined;
  const listen = ({ data }: MessageEvent) => follow(data as Target);
  navigator.serviceWorker.addEventListener('message', listen);
  navigator.serviceWorker.startMessages();
  return () => navigator.serviceWorker.removeEventListener('message', listen);
}
