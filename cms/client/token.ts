import { deviceStorage } from './device-storage.ts';
import { tokenSubject } from './token-subject.ts';

const KEY = 'auth_token';

/** The session's token, as this browser keeps it. */
export const token = {
  read: () => deviceStorage.read(KEY),
  /** E-mail of the account that it is for. */
  subject: () => tokenSubject(deviceStorage.read(KEY) ?? ''),
  store: (value: string) => void deviceStorage.write(KEY, value),
  clear: () => deviceStorage.remove(KEY),
  /** `listener` is called when another tab signs in or out. */
  whenChangedElsewhere: (listener: () => void) =>
    void deviceStorage.onChangeElsewhere(KEY, listener),
};
