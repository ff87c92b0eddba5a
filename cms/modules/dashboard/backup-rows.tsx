import type { Health } from '../../client/health.ts';
import { Row, Warning } from './system-row.tsx';

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

const NOT_MADE = 'No new backup is being made. Tell whoever runs the server.';
const NOT_PROVED =
  'The last backup checked may not bring everything back. Tell whoever runs the server.';

/** When the last backup was made, and whether one was tried out since. */
export function BackupRows({ backup }: { backup: Health['backup'] | undefined }) {
  if (!backup) return null;
  const { state, made_at, proved, proved_at, reason } = backup;
  const proof = proved === null ? 'never' : proved ? 'passed' : 'failed';
  return (
    <>
      <Row label="Backup" {...states[state]} at={made_at} />
      <Row label="Restore check" {...proofs[proof]} at={proved_at} />
      {reason !== null && (
        <Warning words={state === 'failed' ? NOT_MADE : NOT_PROVED} reason={reason} />
      )}
    </>
  );
}
