/** Why a lead is taken for spam when it arrives. */
export const SUSPICIONS = ['hidden_field', 'flood'] as const;

export type Suspicion = (typeof SUSPICIONS)[number];
