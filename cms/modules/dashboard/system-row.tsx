import { formatMoment } from '#model/format/dates.ts';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';

const icons = { good: <CircleCheck aria-hidden />, bad: <CircleAlert aria-hidden />, calm: null };

interface RowProps {
  label: string;
  tone: keyof typeof icons;
  words: string;
  at: string | null;
}

/** A state of the server, and since when it has it. */
export const Row = ({ label, tone, words, at }: RowProps) => (
  <div>
    <dt className="text-faint">{label}</dt>
    <dd className="py-2 text-end">
      <Badge tone={tone}>
        {icons[tone]} {words}
      </Badge>
      {at !== null && (
        <time dateTime={at} className="mt-0.5 block text-xs text-faint">
          {formatMoment(at, 'en')}
        </time>
      )}
    </dd>
  </div>
);

/** Words for staff, and the reason for whoever runs the server. */
export const Warning = ({ words, reason }: { words: string; reason: string }) => (
  <div className="flex-col items-start! py-3">
    <dt className="text-faint">Warning</dt>
    <dd className="mt-1">
      <div role="status">
        <p className="font-semibold text-bad">{words}</p>
        <p className="mt-1 text-xs wrap-anywhere text-faint">{reason}</p>
      </div>
    </dd>
  </div>
);
