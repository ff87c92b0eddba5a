import { create } from 'zustand';
import { deviceStorage } from '../client/device-storage.ts';

const KEYS = { sound: 'cms_arrival_sound', notification: 'cms_arrival_notification' } as const;
type Way = keyof typeof KEYS;

interface ArrivalSettings extends Record<Way, boolean> {
  turn: (way: Way, isOn: boolean) => void;
}

const stored = (way: Way) => deviceStorage.read(KEYS[way]) === 'on';

/** How this device tells of a new lead, beside the toast; off until somebody wants it. */
export const useArrivalSettings = create<ArrivalSettings>()((set) => ({
  sound: stored('sound'),
  notification: stored('notification'),
  turn: (way, isOn) => {
    if (isOn) deviceStorage.write(KEYS[way], 'on');
    else deviceStorage.remove(KEYS[way]);
    set({ [way]: isOn });
  },
}));
