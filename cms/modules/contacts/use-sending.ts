import { useState } from 'react';

/** A menu whose choice is saved at once: shows what was chosen while it is sent, else what is stored. */
export function useSending<T>(stored: T) {
  const [sent, setSent] = useState<{ value: T } | null>(null);
  return {
    shown: sent ? sent.value : stored,
    until: async (value: T, answer: Promise<unknown>) => {
      const own = { value };
      setSent(own);
      await answer;
      // A later choice stays until it has its own answer.
      setSent((now) => (now === own ? null : now));
    },
  };
}
