import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const TOKENS = readFileSync(join(import.meta.dirname, '../model/tokens.css'), 'utf8');

export const DOCS_STYLE = `${TOKENS}
*{box-sizing:border-box}
html{background:var(--paper);color:var(--ink);font:var(--step--1)/1.6 var(--font);scroll-behavior:smooth}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{max-width:64rem;margin:0 auto;padding:var(--space-8) var(--space-4) var(--space-24)}
h1,h2,h3,h4{line-height:1.25}
h1{font-size:var(--step-3);margin:0}
h1 small{color:var(--muted);font-size:var(--step-0);font-weight:400}
h2{font-size:var(--step-2);margin:var(--space-16) 0 var(--space-4);scroll-margin-top:var(--space-4)}
h3{font:600 var(--step--1)/1.5 ui-monospace,monospace;margin:0;overflow-wrap:anywhere}
h3 b{display:inline-block;min-width:5em;color:var(--teal-700)}
h4{margin:var(--space-6) 0 var(--space-2)}
a{color:var(--teal-700)}
code{font-family:ui-monospace,monospace;overflow-wrap:anywhere}
:focus-visible{outline:3px solid var(--teal-600);outline-offset:2px;border-radius:4px}
nav ul{display:flex;flex-wrap:wrap;gap:var(--space-2);margin:var(--space-6) 0 0;padding:0;list-style:none}
nav a{display:block;padding:var(--space-2) var(--space-4);background:var(--card);border:1px solid var(--line);border-radius:var(--radius-round);text-decoration:none}
nav a:hover{border-color:var(--teal-600)}
article{margin-block:var(--space-3);padding:var(--space-4);background:var(--card);border:1px solid var(--line);border-radius:var(--radius)}
article p{margin:var(--space-1) 0 0}
.access{color:var(--muted)}
summary{min-height:2.75rem;padding-block:var(--space-2);color:var(--teal-700);cursor:pointer}
.wide{overflow-x:auto}
table{border-collapse:collapse;min-width:100%}
th,td{padding:var(--space-1) var(--space-4) var(--space-1) 0;border-bottom:1px solid var(--line);text-align:start;vertical-align:top}
td{min-width:4rem}
td:last-child{min-width:14rem;overflow-wrap:anywhere}
thead th{color:var(--muted);font-weight:400}
tbody th{font-weight:400}
th code{white-space:nowrap}
@media (max-width:40rem){
.wide thead{display:none}
.wide table,.wide tbody,.wide tr,.wide th,.wide td{display:block;min-width:0;border:0;padding:0}
.wide tr{padding-block:var(--space-2);border-bottom:1px solid var(--line)}
.wide td{display:inline-block;margin-inline-end:var(--space-3)}
.wide td:last-child{display:block}
.wide td:empty{display:none}
}
dt{font-weight:600;margin-top:var(--space-3)}
dd{margin:0}
`;

/** CSP hash source that allows this style alone. */
export const DOCS_STYLE_SOURCE = `'sha256-${hash('sha256', DOCS_STYLE, 'base64')}'`;
