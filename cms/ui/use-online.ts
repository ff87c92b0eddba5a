import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  const events = ['online', 'offline'];
  for (const event of events) addEventListener(event, onChange);
  return () => events.forEach((event) => removeEventListener(event, onChange));
};

/** Whether the device has a network at all; false is certain, true is not. */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine);
