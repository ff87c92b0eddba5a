/** Whether the browser can show notifications at all. */
const exists = () => 'Notification' in window;

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
  onClick: () => void;
}

/** Shows a notification, where it is allowed and nobody looks at this window. */
export function showNotification({ title, body, tag, onClick }: Shown): void {
  if (!exists() || Notification.permission !== 'granted' || document.hasFocus()) return;
  try {
    const shown = new Notification(title, { body, tag });
    shown.addEventListener('click', () => {
      window.focus();
      shown.close();
      onClick();
    });
  } catch (error) {
    // Chrome on Android: a page without a service worker may not construct one.
    if (!(error instanceof TypeError)) throw error;
  }
}
