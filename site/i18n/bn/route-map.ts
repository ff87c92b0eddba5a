import type { Strings } from '../en/index.ts';

export const routeMap: Strings['routeMap'] = {
  dhaka: 'ঢাকা',
  to: (place) => `মানচিত্রে ঢাকা থেকে ${place} যাওয়ার পথ`,
  everywhere: 'ঢাকা থেকে দেশে দেশে যাওয়ার পথের মানচিত্র',
  tour: 'মানচিত্রে যাত্রাপথ',
  named: (tour) => `যাত্রাপথের মানচিত্র: ${tour}`,
  order: 'দিনের ক্রমে জায়গাগুলো',
};
