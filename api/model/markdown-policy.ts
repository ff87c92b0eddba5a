/**
 * How markdown becomes HTML, as a number. Raised when the same text would come out as other HTML: what
 * was kept is made again. Apart from `markdown.ts`, so that to know it takes none of what that needs.
 */
export const MARKDOWN_POLICY = 5;
