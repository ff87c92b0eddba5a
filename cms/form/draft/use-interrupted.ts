import { useEffect, useState } from 'react';
import { deviceStorage } from '../../client/device-storage.ts';
import { useSession } from '../../stores/session.ts';

/**
 * State of an input of a short form, which starts afresh at each opening: what an ended session, or
 * another role, interrupted is kept on this device, and is there again at the next opening.
 */
export function useInterrupted(place: string, stored = ''): [string, (text: string) => void] {
  const userId = useSession(({ user }) => user?.id ?? '');
  const [role] = useState(() => useSession.getState().user?.role);
  const [key] = useState(`cms_draft:${userId}:${place}`);
  const [text, setText] = useState(() => deviceStorage.read(key) ?? stored);
  useEffect(() => deviceStorage.remove(key), [key]);
  useEffect(
    () => () => {
      if (useSession.getState().user?.role !== role) deviceStorage.write(key, text);
    },
    [key, text, role],
  );
  return [text, setText];
}
