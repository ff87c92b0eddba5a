/** Kinds of record that a landing page may list. */
export const SUBJECT_KINDS = ['tour-package', 'umrah-package', 'visa-service', 'flight'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

export const isSubjectKind = (name: string): name is SubjectKind =>
  (SUBJECT_KINDS as readonly string[]).includes(name);

/** Length of a facet: tags in Bengali letters are long where they are written in Latin ones. */
export const FACET_MAX = 200;
export const FACET_PATTERN = '^[a-z]+:[a-z0-9][a-z0-9_-]*$';
