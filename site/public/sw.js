// Keeps the pages that a visitor has seen, what they need, and how to reach the agency, so that they
// can be read without a network. Everything else goes by as if this were not here.

const VERSION = 1;
const PAGES = `pages-${VERSION}`;
const ASSETS = `assets-${VERSION}`;
const PICTURES = `pictures-${VERSION}`;
const MOST = { [PAGES]: 60, [ASSETS]: 80, [PICTURES]: 120 };

/** A network that has not begun to answer after so long may as well not be there. */
const PATIENCE_MS = 3000;
const OFFLINE = { en: '/offline', bn: '/bn/offline' };
/** Staff, data, and what is not finished: nothing of it is kept. */
const NEVER = /^\/(api|cms|preview)(\/|$)/;
/** Each answer is of another question, and what somebody searched for is kept nowhere. */
const SEARCH = /^(\/bn)?\/search$/;
/** In the head of each of them. */
const OURS = 'href="/site.webmanifest"';
const IS_ASSET = /^\/(_astro|brand|maps|patterns)\/|^\/favicon\.|^\/placeholder\.svg$/;
const IS_PICTURE = /^\/(static\/uploads|stock|flags)\//;

self.addEventListener('install', (event) => {
  event.waitUntil(keepOffline().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([removeOld(), self.registration.navigationPreload?.enable()])
      .then(() => self.clients.claim())
      // Not awaited: the browser holds back the next page for as long as this event lasts.
      .then(() => void keepOpenPages()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || NEVER.test(pathname)) return;
  if (request.headers.has('range')) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (IS_ASSET.test(pathname)) event.respondWith(kept(event, ASSETS));
  else if (IS_PICTURE.test(pathname)) event.respondWith(kept(event, PICTURES));
});

/** The page as it is now; as it was when there is no network, one that does not answer, or a fault. */
async function page(event) {
  const address = addressOf(event.request.url);
  const cache = await caches.open(PAGES);
  const isKept = !SEARCH.test(new URL(address).pathname);
  const before = isKept ? await cache.match(address) : undefined;
  const asked = Promise.resolve(event.preloadResponse).then(
    (ahead) => ahead ?? fetch(event.request),
  );
  const fresh = asked.then(async (response) => {
    if (!isKept) return response;
    if (response.status === 404 || response.status === 410) await cache.delete(address);
    if (!response.ok) return response;
    const copy = response.clone();
    const whole = wholePage(response.clone());
    event.waitUntil(whole.then(() => keep(PAGES, address, copy)).catch(() => undefined));
    // Bytes that were shown cannot be taken back: a page of which there is another comes in one piece.
    if (before) await whole;
    return response;
  });
  event.waitUntil(fresh.then(refreshOffline, () => undefined));
  if (!before) return fresh.catch(() => offlinePage(address));
  const begun = await Promise.race([asked, later(PATIENCE_MS)]).catch(() => undefined);
  return begun && !isFault(begun) ? fresh.catch(() => before) : before;
}

/** Cache first; a file whose name is no hash of its content is revalidated in the background. */
async function kept(event, name) {
  const { request } = event;
  const cache = await caches.open(name);
  const before = await cache.match(request.url);
  if (before && isForGood(before)) {
    event.waitUntil(stay(name, request.url, before.clone()).catch(() => undefined));
    return before;
  }
  const fresh = fetch(request).then((response) => {
    // A device without room keeps nothing, and shows it all the same.
    if (isFile(response))
      event.waitUntil(keep(name, request.url, response.clone()).catch(() => undefined));
    return response;
  });
  if (!before) return fresh;
  event.waitUntil(fresh.catch(() => undefined));
  return before;
}

async function offlinePage(address) {
  const { pathname } = new URL(address);
  const cache = await caches.open(PAGES);
  const language = /^\/bn(\/|$)/.test(pathname) ? 'bn' : 'en';
  return (await cache.match(new URL(OFFLINE[language], location).href)) ?? Response.error();
}

let isFresh = false;
/** The phone number may have changed since: looked at once in a while, when a page is. */
async function refreshOffline() {
  if (isFresh) return;
  isFresh = true;
  await keepOffline().catch(() => undefined);
}

/** The pages that stand in. */
async function keepOffline() {
  for (const path of Object.values(OFFLINE)) await keepWhole(path);
  isFresh = true;
}

/** Pages that were opened before this was there to keep them. */
async function keepOpenPages() {
  const windows = await self.clients.matchAll({ type: 'window' });
  for (const { url } of windows) {
    const { pathname } = new URL(url);
    if (NEVER.test(pathname) || SEARCH.test(pathname)) continue;
    await keepWhole(addressOf(url)).catch(() => undefined);
  }
}

/** A page with all that it needs to be shown. */
async function keepWhole(path) {
  const response = await fetch(path);
  const html = await wholePage(response.clone());
  await keep(PAGES, new URL(path, location).href, response);
  const cache = await caches.open(ASSETS);
  const files = addressesIn(html, /\s(?:href|src|[a-z]+-url)="(\/[^"#?]+)"/g, location);
  for (const { href, pathname } of files) {
    if (!IS_ASSET.test(pathname)) continue;
    const before = await cache.match(href);
    if (before) {
      await stay(ASSETS, href, before);
      continue;
    }
    const asset = await fetch(href);
    if (!isFile(asset)) continue;
    // Without the files that it imports a script does not run at all.
    if (pathname.endsWith('.js'))
      files.push(...addressesIn(await asset.clone().text(), /\b(?:from|import)"(\.[^"]+)"/g, href));
    await keep(ASSETS, href, asset);
  }
}

/** Fails where it is none of this site, the connection is lost, or nothing more comes. */
async function wholePage(response) {
  if (!isOwn(response) || !isPage(response)) throw new Error(`${response.url}: no page`);
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let html = '';
  for (;;) {
    const part = await Promise.race([reader.read(), later(PATIENCE_MS)]);
    if (!part) throw new Error(`${response.url}: cut`);
    if (part.done) break;
    html += decoder.decode(part.value, { stream: true });
  }
  // A network that wants a sign-in, and a host that lets nobody in, answer with pages of their own.
  if (!html.includes(OURS)) throw new Error(`${response.url}: of somebody else`);
  return html;
}

const addressesIn = (text, pattern, base) =>
  [...text.matchAll(pattern)].map(([, address]) => new URL(address, base));

/** Puts it last in line, in place of an earlier one, and lets go of what has been in it for longest. */
async function keep(name, key, response) {
  const cache = await caches.open(name);
  await cache.put(key, response);
  const standIns = new Set(Object.values(OFFLINE).map((path) => new URL(path, location).href));
  const others = (await cache.keys()).filter(({ url }) => !standIns.has(url));
  for (const each of others.slice(0, Math.max(0, others.length - MOST[name])))
    await cache.delete(each);
}

/** Moves what is used out of the older half: fonts are the same in every release, and kept first. */
async function stay(name, key, response) {
  const keys = await (await caches.open(name)).keys();
  const place = keys.findIndex(({ url }) => url === key);
  if (place < keys.length - MOST[name] / 2) await keep(name, key, response);
}

async function removeOld() {
  for (const name of await caches.keys()) if (!(name in MOST)) await caches.delete(name);
}

/** A page is the same page whatever stands behind its address. */
function addressOf(url) {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

/** In the way of the site, at the network's or the host's: it is not the page that says so. */
const isFault = ({ status }) => [401, 403, 429].includes(status) || status >= 500;
const isOwn = ({ type, redirected, status }) => type === 'basic' && !redirected && status === 200;
const isFile = (response) => isOwn(response) && !isPage(response);
const isPage = ({ headers }) => (headers.get('content-type') ?? '').startsWith('text/html');
const isForGood = ({ headers }) => (headers.get('cache-control') ?? '').includes('immutable');
const later = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
