/**
 * Why the content could not be read, while the site is worked on. A build or a publish that cannot
 * read it fails instead, so the compiled site knows no such reason.
 */
export const connectionFailure = (): string | undefined =>
  import.meta.env.DEV ? process.env['CONTENT_FAILURE'] : undefined;
