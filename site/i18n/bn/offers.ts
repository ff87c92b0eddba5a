import type { Strings } from '../en/index.ts';

export const offers: Strings['offers'] = {
  title: 'অফার',
  lead: 'কিছুদিনের জন্য, শেষ দিন পাশেই লেখা।',
  until: '{date} পর্যন্ত',
  was: 'সাধারণ দাম:',
};
