import type { Strings } from '../en/index.ts';

export const moved: Strings['moved'] = {
  title: 'পাতাটির ঠিকানা বদলেছে',
  description: 'আপনি যা খুঁজছেন, তা এখন আমাদের সাইটের অন্য পাতায় আছে।',
  lead: 'আপনি যা খুঁজছেন, তা এখন অন্য পাতায় আছে। একটু পরেই সেখানে পৌঁছে যাবেন।',
  go: 'নতুন পাতায় যান',
};
