/** Key in localStorage of what a visitor saved for later, newest first; absent while there is nothing. */
export const SAVED_KEY = 'kheya_saved';
