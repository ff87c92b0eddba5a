import { onDevice } from '../browser/on-device.ts';

const KEY = 'kheya:arrival';
/** Copies of the model's: it would bring its rules into every page. The server cuts, too. */
const NAMES = ['source', 'medium', 'campaign', 'term', 'content'];
const LONGEST = 150;

type Arrival = Record<string, string>;

/** The campaign in the page's address, and the host of another site that led to it. */
function arrivalHere(): Arrival {
  const query = new URLSearchParams(location.search);
  const words = NAMES.flatMap((name) => {
    const word = query.get(`utm_${name}`)?.slice(0, LONGEST);
    return word ? [[`utm_${name}`, word]] : [];
  });
  const host = /^[\w-]+:\/\/([^/]+)/.exec(document.referrer)?.[1];
  return {
    ...Object.fromEntries(words),
    ...(host && host !== location.host && { referrer_host: host }),
  };
}

const asksNotToBeTracked = () =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true ||
  navigator.doNotTrack === '1';

/**
 * Session storage: what the address of the first page said, until the tab is closed, so that a form on a
 * later page knows the campaign. It is sent with a message alone; nothing of it names the visitor.
 */
export function arrival(): Arrival {
  if (asksNotToBeTracked()) return {};
  const here = arrivalHere();
  const kept = onDevice(() => {
    if (Object.keys(here).length > 0) sessionStorage.setItem(KEY, JSON.stringify(here));
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Arrival;
  });
  return kept ?? here;
}
