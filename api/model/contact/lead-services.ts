/** Services of an enquiry, in the order of the form. */
export const LEAD_SERVICES = ['visa', 'flight', 'tour', 'umrah'] as const;

export type LeadService = (typeof LEAD_SERVICES)[number];
