/**
 * Whether pages link to their brochure: where a publisher with a Chromium makes them, which says so, or
 * where a build is told so. Nothing else decides it, so that two builds of the same content are one.
 */
export const offersBrochures = (): boolean => !NONE.has(process.env['BROCHURES']);

const NONE: ReadonlySet<string | undefined> = new Set([undefined, '', 'none']);
