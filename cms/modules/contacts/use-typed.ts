import { useState } from 'react';
import { deviceStorage } from '../../client/device-storage.ts';
import { useSession } from '../../stores/session.ts';

/**
 * State of a box in the window of an enquiry, kept on this device while it differs from what is
 * stored: the window closes, and goes on to the next enquiry, without a question.
 */
export function useTyped(place: string, stored = ''): [string, (text: string) => void] {
  const userId = useSession(({ user }) => user?.id ?? '');
  const key = `cms_draft:${userId}:contact-submission:${place}`;
  const keep = (text: string) => {
    if (text === stored) deviceStorage.remove(key);
    else deviceStorage.write(key, text);
    return text;
  };
  const [text, setText] = useState(() => keep(deviceStorage.read(key) ?? stored));
  return [text, (next) => setText(keep(next))];
}
