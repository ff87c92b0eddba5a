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

const UNIT = 2;
/** The units of one page after the other: whatever is larger than most pages has its own. */
const units = Buffer.alloc(512 * 1024);

/** By way of its units, a text of two bytes a letter is there in half the time. */
function utf8(text: string): Buffer {
  const length = UNIT * text.length;
  if (length > units.length || !text.isWellFormed()) return Buffer.from(text);
  units.write(text, 'utf16le');
  return transcode(units.subarray(0, length), 'utf16le', 'utf8');
}
