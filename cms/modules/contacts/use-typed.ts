import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { deviceStorage } from '../../client/device-storage.ts';
import { leadDraftKey } from '../../client/lead-drafts.ts';
import { useSession } from '../../stores/session.ts';

/** A text as it was typed, and what was stored when it was. */
interface Typed {
  text: string;
  over: string;
}

/**
 * State of a box in the window of an enquiry, kept on this device while it differs from what is
 * stored: the window closes, and goes on to the next enquiry, without a question. Over what somebody
 * has stored since, it does not come back: it would overwrite that. In a window that is open, it stays
 * beside that. Two tabs have one text: each shows what the other types.
 */
export function useTyped(place: string, stored = ''): [string, (text: string) => void] {
  const userId = useSession(({ user }) => user?.id ?? '');
  const key = leadDraftKey(userId, place);
  const keep = (text: string) => {
    if (text === stored) deviceStorage.remove(key);
    else deviceStorage.write(key, JSON.stringify({ text, over: stored } satisfies Typed));
    return text;
  };
  const read = () => JSON.parse(deviceStorage.read(key) ?? 'null') as Typed | null;
  const kept = () => {
    const typed = read();
    return typed?.over === stored ? typed.text : stored;
  };
  const [text, setText] = useState(kept);
  const [known, setKnown] = useState(stored);
  if (stored !== known) {
    setKnown(stored);
    if (text === known || text.trim() === stored) setText(keep(stored));
  }
  const isKept = useRef(text !== stored);
  const follow = useEffectEvent((isCleared: boolean) => {
    if (isCleared) return;
    isKept.current = read() !== null;
    setText(read()?.text ?? stored);
  });
  useEffect(() => deviceStorage.onChangeElsewhere(key, follow), [key]);
  /** A device that was cleared has ended the session, too: the box goes, and not what is in it. */
  const keepCleared = useEffectEvent(() => {
    if (isKept.current && read() === null) keep(text);
  });
  useEffect(() => () => keepCleared(), []);
  const type = (next: string) => {
    isKept.current = next !== stored;
    setText(keep(next));
  };
  return [text, type];
}
