import { formatMoment } from '#model/format/dates.ts';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { Health } from '../../client/health.ts';
import { Badge } from '../../ui/badge.tsx';

const states = {
  none: { tone: 'calm', words: 'None yet' },
  made: { tone: 'good', words: 'Made' },
  late: { tone: 'bad', words: 'Late' },
  failed: { tone: 'bad', words: 'The last one failed' },
} as const;

const proofs = {
  never: { tone: 'calm', words: 'Never tried' },
  passed: { tone: 'good', words: 'Passed' },
  failed: { tone: 'bad', words: 'Failed' },
} as const;

const icons = { good: <CircleCheck aria-hidden />, bad: <CircleAlert aria-hidden />, calm: null };

/** When the last backup was made, and whether one was tried out since. */
export function BackupRows({ backup }: { backup: Health['backup'] | undefined }) {
  if (!backup) return null;
  const { state, made_at, proved, proved_at, reason } = backup;
  const proof = proved === null ? 'never' : proved ? 'passed' : 'failed';
  return (
    <>
      <Row label="Backup" {...states[state]} at={made_at} />
      <Row label="Restore check" {...proofs[proof]} at={proved_at} />
      {reason !== null && <Warning reason={reason} isOfCheck={state !== 'failed'} />}
    </>
  );
}

const Warning = ({ reason, isOfCheck }: { reason: string; isOfCheck: boolean }) => (
  <div className="flex-col items-start! py-3">
    <dt className="text-faint">Warning</dt>
    <dd className="mt-1">
      <div role="status">
        <p className="font-semibold text-bad">
          {isOfCheck
            ? 'The last backup checked may not bring everything back. Tell whoever runs the server.'
            : 'No new backup is being made. Tell whoever runs the server.'}
        </p>
        <p className="mt-1 text-xs text-faint">{reason}</p>
      </div>
    </dd>
  </div>
);

interface RowProps {
  label: string;
  tone: keyof typeof icons;
  words: string;
  at: string | null;
}

const Row = ({ label, tone, words, at }: RowProps) => (
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
