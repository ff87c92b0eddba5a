import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  good: 'bg-good-soft text-good',
  bad: 'bg-bad-soft text-bad',
  wait: 'bg-wait-soft text-wait',
  calm: 'bg-sunken text-faint',
} as const;

/** A state in a word. */
export const Badge = ({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) => (
  <span
    className={classNames(
      'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-semibold [&_svg]:size-3.5 [&_svg]:shrink-0',
      tones[tone],
    )}
  >
    {children}
  </span>
);
