import type { LeadFormTexts } from '../lib/leads/lead-form-texts.ts';
import type { Phase } from './useLeadForm.ts';

interface Props {
  phase: Phase;
  texts: Pick<LeadFormTexts, 'sending' | 'sentTitle' | 'answerTime' | 'failed'>;
  send: string;
  promise?: string | null;
}

/** The button, and what became of the last press: a toast has said it, and goes. */
export function FormEnd({ phase, texts: t, send, promise }: Props) {
  return (
    <div className="form-end">
      <button
        className="button button--primary button--large"
        type="submit"
        disabled={phase === 'sending'}
      >
        {phase === 'sending' ? t.sending : send}
      </button>
      {phase === 'sent' && (
        <p className="form-outcome" data-outcome="sent">
          <strong>{t.sentTitle}</strong> {promise ?? t.answerTime}
        </p>
      )}
      {phase === 'failed' && (
        <p className="form-outcome" data-outcome="failed">
          {t.failed}
        </p>
      )}
    </div>
  );
}
