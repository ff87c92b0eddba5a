/** Stricter than a browser: a domain has a dot. */
export const EMAIL_PATTERN = String.raw`[^@\s]+@[^@\s]+\.[^@\s]+`;

export const COUNT_PATTERN = '[0-9০-৯]{1,3}';
