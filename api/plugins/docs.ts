import { permissions, type Access } from '#model/permissions.ts';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { DOCS_STYLE } from './docs-style.ts';
import { routeKey } from './openapi.ts';

interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  const?: unknown;
  [limit: string]: unknown;
}
interface Content {
  content?: Record<string, { schema?: Schema }>;
}
interface Operation {
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: Content;
  responses?: Record<string, Response>;
}
interface Response extends Content {
  description?: string;
  $ref?: string;
}
interface Description {
  info: { title: string; version: string; description?: string };
  paths: Record<string, Record<string, Operation>>;
  components?: { responses?: Record<string, Response>; schemas?: Record<string, Schema> };
}

/** Labels for each kind of access. */
const accessWords: Readonly<Record<Access, string>> = {
  anyone: 'Open to anyone',
  moderator: 'Signed in, either role',
  self: 'Signed in, one’s own record; super_admin any',
  super_admin: 'super_admin alone',
  build: 'The build token alone',
};

/** Serves the API reference as HTML; registered with the routes. */
export function registerDocs(app: FastifyInstance, apiPrefix: string): void {
  let page: string | undefined;
  app.get(
    '/docs',
    {
      config: { surface: 'docs' },
      schema: { hide: true, response: { 200: Type.String({ description: 'HTML' }) } },
    },
    (_request, reply) => {
      page ??= docsPage(app.swagger() as unknown as Description, apiPrefix);
      return reply.type('text/html; charset=utf-8').send(page);
    },
  );
}

/** Renders the page: no script, no external address, all text escaped. */
export function docsPage({ info, paths, components }: Description, apiPrefix: string): string {
  const routes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
  const byTag = Object.groupBy(routes, ({ operation }) => operation.tags?.[0] ?? 'other');
  const sections = Object.entries(byTag).map(
    ([tag, group]) =>
      `<section><h2 id="${escaped(tag)}">${escaped(tag)}</h2>${group!.map((route) => article(route, apiPrefix)).join('')}</section>`,
  );
  const links = [...Object.keys(byTag), SCHEMAS, ERRORS].map(
    (tag) => `<li><a href="#${escaped(tag)}">${escaped(tag)}</a></li>`,
  );
  const title = `${escaped(info.title)} API`;
  const version = escaped(info.version);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} ${version}</title><style>${DOCS_STYLE}</style></head><body><header><h1>${title} <small>${version}</small></h1><p>${escaped(info.description ?? '')}. The same as <a href="${apiPrefix}/openapi.json">OpenAPI</a>, for people.</p><nav aria-label="Parts"><ul>${links.join('')}</ul></nav></header><main>${sections.join('')}${schemaSection(components?.schemas ?? {})}${errorSection(components?.responses ?? {})}</main></body></html>`;
}

const SCHEMAS = 'schemas';
const nameOf = ($ref: string) => $ref.split('/').at(-1)!;
const linkTo = ($ref: string) =>
  `<a href="#${SCHEMAS}-${escaped(nameOf($ref))}">${escaped(nameOf($ref))}</a>`;

/** Named schemas, each rendered once. */
function schemaSection(schemas: Record<string, Schema>): string {
  const told = Object.entries(schemas)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, schema]) =>
        `<article id="${SCHEMAS}-${escaped(name)}"><h3>${escaped(name)}</h3>${schema.description ? `<p>${escaped(schema.description)}</p>` : ''}${table('Properties', rows(schema)) || `<p>${kindOf(schema)}</p>`}</article>`,
    );
  return `<section><h2 id="${SCHEMAS}">${SCHEMAS}</h2>${told.join('')}</section>`;
}

const ERRORS = 'errors';
const statusOf = (name: string) => name.replace(/\D/g, '');

/** Error responses shared by all calls, each rendered once. */
function errorSection(responses: Record<string, Response>): string {
  const told = Object.entries(responses).map(
    ([name, { description }]) =>
      `<dt id="${ERRORS}-${statusOf(name)}">${statusOf(name)}</dt><dd>${escaped(description ?? '')}</dd>`,
  );
  return `<section><h2 id="${ERRORS}">${ERRORS}</h2><p>An answer that is no success is <code>{"detail": …}</code>: a sentence, or for 422 a list of faults, each with the place (<code>loc</code>), the reason (<code>msg</code>) and its kind (<code>type</code>). A known address that is asked with another method answers 405, and <code>Allow</code> names the methods it takes.</p><dl>${told.join('')}</dl></section>`;
}

interface Route {
  method: string;
  path: string;
  operation: Operation;
}

function article({ method, path, operation }: Route, apiPrefix: string): string {
  const access = permissions[routeKey(method, path)];
  const fields = (operation.parameters ?? []).map(({ name, in: place, required, schema }) =>
    row(name, place, required === true, schema ?? {}),
  );
  const bodies = Object.entries(operation.requestBody?.content ?? {});
  const answers = Object.entries(operation.responses ?? {});
  return [
    `<article><h3><b>${method}</b> ${escaped(apiPrefix + path)}</h3>`,
    `<p class="access">${escaped(access ? accessWords[access] : '')}</p>`,
    operation.summary ? `<p>${escaped(operation.summary)}</p>` : '',
    operation.description ? `<p>${escaped(operation.description)}</p>` : '',
    '<details><summary>What is sent and what is answered</summary>',
    table('Parameters', fields),
    ...bodies.map(([type, { schema }]) => body(`Body, ${type}`, schema ?? {})),
    ...answers.filter(([, { $ref }]) => $ref === undefined).map(answer),
    errorsOf(answers.filter(([, { $ref }]) => $ref !== undefined).map(([status]) => status)),
    '</details></article>',
  ].join('');
}

const errorsOf = (statuses: string[]) =>
  statuses.length === 0
    ? ''
    : `<p>Or an error: ${statuses.map((status) => `<a href="#${ERRORS}-${escaped(status)}">${escaped(status)}</a>`).join(', ')}</p>`;

function answer([status, { content, description }]: [string, Response]): string {
  const [type, { schema }] = Object.entries(content ?? {})[0] ?? ['', {}];
  if (type === '') return `<h4>Answers ${escaped(status)}, without a body</h4>`;
  const list = schema?.type === 'array';
  const item = (list ? schema.items : schema) ?? {};
  const what = [status, type, list ? 'a list of' : ''].filter(Boolean).join(' ');
  if (item.properties) return body(`Answers ${what}`, item);
  const said = schema?.description ?? description ?? '';
  const kind = list || item.$ref ? kindOf(item) : '';
  return `<h4>Answers ${escaped(what)} ${kind}</h4>${said === UNSAID ? '' : `<p>${escaped(said)}</p>`}`;
}

/** A body, or a link to its named schema. */
const body = (title: string, schema: Schema) =>
  schema.$ref ? `<h4>${escaped(title)}: ${linkTo(schema.$ref)}</h4>` : table(title, rows(schema));

/** Fastify's default for a response without a description. */
const UNSAID = 'Default Response';

const rows = ({ properties = {}, required = [] }: Schema) =>
  Object.entries(properties).map(([name, schema]) =>
    row(name, '', required.includes(name), schema),
  );

const row = (name: string, place: string, required: boolean, schema: Schema) =>
  `<tr><th scope="row"><code>${escaped(name)}</code></th><td>${escaped(place)}</td><td>${required ? 'required' : ''}</td><td>${kindOf(schema)}</td><td>${escaped(limitsOf(schema))}</td></tr>`;

const table = (title: string, found: string[]) =>
  found.length === 0
    ? ''
    : `<h4>${escaped(title)}</h4><div class="wide" tabindex="0" role="region" aria-label="${escaped(title)}"><table><thead><tr><th scope="col">Name</th><th scope="col">Where</th><th scope="col">Needed</th><th scope="col">Kind</th><th scope="col">Limits</th></tr></thead><tbody>${found.join('')}</tbody></table></div>`;

/** The type of a value as HTML: a named schema is a link. */
function kindOf(schema: Schema): string {
  if (schema.$ref) return linkTo(schema.$ref);
  if (schema.const !== undefined) return escaped(JSON.stringify(schema.const));
  if (Array.isArray(schema['enum']))
    return escaped(schema['enum'].map((each) => JSON.stringify(each)).join(' | '));
  if (schema.anyOf) return [...new Set(schema.anyOf.map(kindOf))].join(' | ');
  if (schema.type === 'array') return `list of ${kindOf(schema.items ?? {})}`;
  return escaped([schema.type ?? 'any'].flat().join(' | '));
}

const LIMITS: Readonly<Record<string, string>> = {
  minLength: 'at least %s characters',
  maxLength: 'at most %s characters',
  minimum: 'from %s',
  maximum: 'to %s',
  minItems: 'at least %s entries',
  maxItems: 'at most %s entries',
  maxProperties: 'at most %s entries',
  format: '%s',
  pattern: 'like %s',
};

/** Long patterns are left out: validators read them in the OpenAPI document. */
const isForMachines = (limit: string, value: unknown) =>
  limit === 'pattern' && String(value).length > 40;

function limitsOf(schema: Schema): string {
  const all = [schema, ...(schema.anyOf ?? [])];
  const limits = all.flatMap((each) =>
    Object.entries(LIMITS).flatMap(([name, words]) =>
      each[name] === undefined || isForMachines(name, each[name])
        ? []
        : [words.replace('%s', () => String(each[name]))],
    ),
  );
  return [...new Set([...limits, ...(schema.description ? [schema.description] : [])])].join(', ');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);
