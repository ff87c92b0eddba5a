// Service worker of the CMS: shows notifications, which pages may not do themselves on Android, and leads
// from one to its window. Requests go by as if this were not here.

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(follow(event.notification.data));
});

/** To the window that is open already; a page beside it would load everything again. */
async function follow(target) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => /^\/cms(\/|$)/.test(new URL(url).pathname));
  if (!open) return self.clients.openWindow(target.href);
  open.postMessage(target);
  return open.focus();
}
