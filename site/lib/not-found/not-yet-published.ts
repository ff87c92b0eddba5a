import { meantAddress } from '#model/routes/meant-address.ts';
import { timeoutSignal } from '../browser/timeout-signal.ts';
import { recordAt, type RecordKind } from './record-at.ts';

export interface NotYetPublishedTexts {
  kinds: RecordKind[];
  looking: string;
  lookingLead: string;
  publishing: string;
  publishingLead: string;
  gone: string;
  offline: string;
}

const API = '/api/v1';
const TIMEOUT_MS = 10_000;
/** Backoff between two polls of the page. */
const BACKOFF_MS = [500, 1_000, 1_500, 2_500, 4_000, 8_000, 15_000];

type Found = { slug?: string | null } | null;

/** The server answered, but not with the record. */
class AnswerError extends Error {}

/** Part of the 404 page: asks the API whether the record exists, and reloads once it is published. */
export class NotYetPublished extends HTMLElement {
  #texts!: NotYetPublishedTexts;

  async connectedCallback() {
    this.#texts = JSON.parse(this.dataset['texts']!) as NotYetPublishedTexts;
    // Fails without an answer, and where the address is cut in the middle of a letter.
    const meant = await pageMeant().catch(() => undefined);
    if (meant) return location.replace(meant + location.search + location.hash);
    const missing = recordAt(this.#texts.kinds, location.pathname);
    if (!missing) return;
    const back = this.#part<HTMLAnchorElement>('back');
    back.href = missing.kind.list;
    back.append(missing.kind.back);
    this.#part('retry').addEventListener('click', () => location.reload());
    void this.#answer(missing.kind, missing.id);
  }

  async #answer(kind: RecordKind, id: string): Promise<void> {
    const { looking, lookingLead, publishing, publishingLead, gone, offline } = this.#texts;
    this.#say('looking', looking, lookingLead);
    try {
      const found = await find(kind, id);
      if (found === null) return this.#say('gone', kind.notFound, gone);
      // A post is published under its slug, whatever it was asked for by.
      const isUnderSlug = kind.calls.length > 1 && found.slug;
      const address = isUnderSlug ? `${kind.list}/${found.slug}` : location.pathname;
      this.#say('publishing', publishing, publishingLead);
      await untilPublished(address);
      if (address === location.pathname) location.reload();
      else location.replace(address);
    } catch (error) {
      if (!(error instanceof AnswerError)) return this.#say('failed', kind.failed, offline);
      this.#say('failed', kind.failed, error.message);
      // The API gives its reasons in English.
      this.#part('lead').lang = 'en';
    }
  }

  #part<E extends HTMLElement>(name: string): E {
    return this.querySelector<E>(`[data-part="${name}"]`)!;
  }

  #say(state: 'looking' | 'publishing' | 'gone' | 'failed', title: string, lead: string) {
    document.title = title;
    this.dataset['state'] = state;
    this.#part('title').textContent = title;
    this.#part('lead').textContent = lead;
    const isWaiting = state === 'looking' || state === 'publishing';
    this.#part('spinner').hidden = !isWaiting;
    this.#part('back').hidden = state === 'looking';
    this.#part('retry').hidden = state !== 'failed';
  }
}

/** The record as the API has it now, null where it has none. */
async function find({ calls }: RecordKind, id: string): Promise<Found> {
  for (const call of calls) {
    const answer = await fetch(`${API}${call}${id}`, { signal: timeoutSignal(TIMEOUT_MS) });
    if (answer.ok) return (await answer.json()) as Found;
    if (answer.status !== 404) throw new AnswerError(await reasonOf(answer));
  }
  return null;
}

async function reasonOf(answer: Response): Promise<string> {
  const body = (await answer.json().catch(() => null)) as { detail?: unknown } | null;
  return typeof body?.detail === 'string' ? body.detail : `HTTP error! status: ${answer.status}`;
}

/** The page that this address was meant as: hosts of files know none but those of their files. */
async function pageMeant(): Promise<string | undefined> {
  const meant = meantAddress(decodeURI(location.pathname));
  return meant && (await isThere(meant)) ? meant : undefined;
}

async function isThere(address: string): Promise<boolean> {
  const signal = timeoutSignal(TIMEOUT_MS);
  return (await fetch(address, { method: 'HEAD', cache: 'no-store', signal })).ok;
}

async function untilPublished(address: string): Promise<void> {
  for (let i = 0; ; i++) {
    if (await isThere(address)) return;
    await new Promise((resolve) => setTimeout(resolve, BACKOFF_MS[i] ?? BACKOFF_MS.at(-1)));
  }
}
