import type { Strings } from '../en/index.ts';

export const terms: Strings['terms'] = {
  title: 'বাতিল করলে',
};
