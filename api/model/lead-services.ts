/** What an enquiry can be about, in the order in which a form offers it. */
export const LEAD_SERVICES = ['visa', 'flight', 'tour', 'umrah'] as const;

export type LeadService = (typeof LEAD_SERVICES)[number];
