/** Acts of staff that the timeline of a lead keeps; its other entries are derived. */
export const LEAD_ACTS = ['opened', 'called', 'messaged', 'emailed', 'noted'] as const;
export type LeadAct = (typeof LEAD_ACTS)[number];

/** Acts that answer the visitor. */
export const ANSWERS: ReadonlySet<LeadAct> = new Set<LeadAct>(['called', 'messaged', 'emailed']);

/** Characters of a note. */
export const MAX_NOTE = 2_000;

/** Acts of one lead that are kept; a further one is refused. */
export const MOST_ACTS = 500;
