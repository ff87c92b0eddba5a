/**
 * Cache version of the markdown renderer: raised when the same text renders to other HTML, so that
 * it is rendered again. Apart from `markdown.ts`, so that reading it loads no renderer.
 */
export const MARKDOWN_POLICY = 5;
