import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  bad: 'border-bad bg-bad-soft',
  wait: 'border-wait bg-wait-soft',
} as const;

interface NoticeProps {
  tone: keyof typeof tones;
  role?: 'alert' | 'status';
  children: ReactNode;
  /** Buttons behind the text. */
  actions?: ReactNode;
}

/** A message that stays where it belongs. */
export const Notice = ({ tone, role, children, actions }: NoticeProps) => (
  <div
    role={role}
    className={classNames(
      'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border px-4 py-3 text-sm text-text',
      tones[tone],
    )}
  >
    <div className="min-w-50 flex-1">{children}</div>
    {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
  </div>
);
