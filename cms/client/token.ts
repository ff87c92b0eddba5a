const KEY = 'auth_token';

/** The session's token, as this browser keeps it. */
export const token = {
  read: () => localStorage.getItem(KEY),
  store: (value: string) => localStorage.setItem(KEY, value),
  clear: () => localStorage.removeItem(KEY),
};
