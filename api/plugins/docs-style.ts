import { hash } from 'node:crypto';

export const DOCS_STYLE = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:0 auto;padding:2rem 1rem}
h1,h2,h3{line-height:1.25}
h3{margin:2.5rem 0 .25rem;overflow-wrap:anywhere}
h3 b{display:inline-block;min-width:4.5em}
h4{margin:1rem 0 .25rem}
table{border-collapse:collapse;width:100%;font-size:.9rem}
th,td{padding:.25rem .5rem .25rem 0;border-bottom:1px solid #8884;text-align:start;vertical-align:top}
code,h3{font-family:ui-monospace,monospace}
nav ul{columns:16rem;padding-inline-start:1.25rem}
.access{margin:0;color:color-mix(in srgb,currentColor 70%,transparent)}
`;

/** How the page's policy names this style, and with it no other. */
export const DOCS_STYLE_SOURCE = `'sha256-${hash('sha256', DOCS_STYLE, 'base64')}'`;
