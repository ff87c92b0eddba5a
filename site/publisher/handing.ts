import { AsyncLocalStorage } from 'node:async_hooks';
import { transcode } from 'node:buffer';
import { encoder } from 'astro/runtime/server/render/common.js';

/** What Astro has made of a page. */
interface Hand {
  html?: string;
}

const hands = new AsyncLocalStorage<Hand>();
const NOTHING = new Uint8Array(0);

// An answer's body would be copied three times before anybody sees it. Where Astro takes another way
// one day, the page comes with the answer, as it does everywhere else.
const encode = encoder.encode.bind(encoder);
encoder.encode = (text = '') => {
  const hand = hands.getStore();
  if (!hand) return encode(text);
  hand.html = text;
  return NOTHING;
};

/** Runs the work with a hand that takes what Astro makes of a page, before it is an answer. */
export function withHand<T>(work: (handed: () => Buffer | undefined) => Promise<T>): Promise<T> {
  const hand: Hand = {};
  const handed = () => {
    const { html } = hand;
    delete hand.html;
    return html === undefined ? undefined : utf8(html);
  };
  return hands.run(hand, () => work(handed));
}

/** By way of its units, a text of two bytes a letter is there in half the time. */
const utf8 = (text: string): Buffer =>
  text.isWellFormed()
    ? transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8')
    : Buffer.from(text);
