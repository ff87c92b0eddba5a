import { posix } from 'node:path';

export const SOURCE = /(?<!\.d)\.(ts|tsx|astro|mjs)$/;

export interface Source {
  path: string;
  text: string;
}
interface Import {
  spec: string;
  typeOnly: boolean;
  /** Runs in a visitor's browser: inside a script element of a page. */
  inScript: boolean;
}

/** Parts of the project by path; the first match wins. */
export const parts: readonly (readonly [part: string, place: RegExp])[] = [
  ['tests', /^tests\/|\.test\.ts$|^api\/testing\/|^vitest\.config\.ts$/],
  ['api/model', /^api\/model\//],
  ['api/db', /^api\/db\//],
  ['api/crud', /^api\/crud\//],
  ['api/mail', /^api\/mail\//],
  ['api/files', /^api\/files\//],
  ['api/plugins', /^api\/plugins\//],
  ['api/features', /^api\/features\//],
  ['api/backup', /^api\/backup\//],
  ['api/app', /^api\/(app|chores|routes|services)\.ts$/],
  ['api/main', /^api\/main\.ts$/],
  ['api/front', /^api\/front\.ts$/],
  ['api/settings', /^api\/[^/]+\.ts$/],
  ['site/middleware', /^site\/middleware\.ts$/],
  ['site/pages', /^site\/pages\//],
  ['site/layouts', /^site\/layouts\//],
  ['site/components', /^site\/components\//],
  ['site/islands', /^site\/islands\//],
  ['content/store', /^site\/content\/store\//],
  ['content/reads', /^site\/content\/reads\//],
  ['site/content', /^site\/content\//],
  ['site/lib', /^site\/lib\//],
  ['site/i18n', /^site\/i18n\//],
  ['site/share', /^site\/share\//],
  ['publisher/process', /^site\/publisher\/process\//],
  ['publisher/compiled', /^site\/publisher\/compiled\//],
  ['publisher/folder', /^site\/publisher\/folder\//],
  ['publisher/derived', /^site\/publisher\/derived\//],
  ['publisher/state', /^site\/publisher\/state\//],
  ['publisher/render', /^site\/publisher\/render\//],
  ['publisher/publish', /^site\/publisher\/publish\//],
  ['site/publisher', /^site\/publisher\/[^/]+$/],
  ['cms/modules', /^cms\/modules\//],
  ['cms/layout', /^cms\/layout\//],
  ['cms/form', /^cms\/form\//],
  ['cms/table', /^cms\/table\//],
  ['cms/stores', /^cms\/stores\//],
  ['cms/client', /^cms\/client\//],
  ['cms/ui', /^cms\/ui\//],
  ['cms/app', /^cms\/[^/]+\.tsx?$/],
  ['scripts', /^scripts\//],
  ['data/art', /^data\/art\//],
  ['build', /^astro\.config\.mjs$/],
];

const siteWords = ['site/lib', 'site/i18n', 'api/model'];
/** Below those that publish. */
const publisherLayers = [
  'publisher/render',
  'publisher/state',
  'publisher/derived',
  'publisher/folder',
  'publisher/compiled',
  'publisher/process',
  'content/store',
  'api/model',
];
const content = ['site/content', 'content/reads', 'content/store'];
const cmsBase = ['cms/stores', 'cms/client', 'cms/ui', 'api/model'];

/** Allowed imports of each part, beside itself. */
const arrows: Readonly<Record<string, readonly string[]>> = {
  'api/model': [],
  'api/settings': ['api/model'],
  'api/db': ['api/settings', 'api/model'],
  'api/crud': ['api/db', 'api/settings', 'api/model'],
  'api/files': ['api/settings', 'api/model'],
  'api/plugins': ['api/files', 'api/db', 'api/settings', 'api/model'],
  'api/mail': ['api/db', 'api/settings', 'api/model'],
  'api/features': [
    'api/crud',
    'api/mail',
    'api/plugins',
    'api/files',
    'api/db',
    'api/settings',
    'api/model',
  ],
  'api/backup': ['api/features', 'api/crud', 'api/files', 'api/db', 'api/settings', 'api/model'],
  'api/app': [
    'api/backup',
    'api/features',
    'api/crud',
    'api/mail',
    'api/plugins',
    'api/files',
    'api/db',
    'api/settings',
    'api/model',
  ],
  'api/front': ['api/plugins', 'api/files', 'api/settings', 'api/model'],
  'api/main': ['api/app', 'api/features', 'api/files', 'api/db', 'api/settings', 'api/model'],
  'site/i18n': ['api/model'],
  'site/lib': ['site/i18n', 'api/model'],
  'site/islands': siteWords,
  'content/store': ['site/lib', 'api/model'],
  'content/reads': ['content/store', 'site/lib', 'api/model'],
  'site/content': ['content/reads', 'content/store', 'site/lib', 'api/model'],
  'site/components': ['site/islands', ...content, ...siteWords],
  'site/layouts': ['site/components', 'site/islands', ...content, ...siteWords],
  'site/pages': ['site/layouts', 'site/components', ...content, ...siteWords],
  'site/middleware': ['site/lib'],
  'site/share': ['site/lib', 'api/model'],
  'publisher/process': ['api/model'],
  'publisher/compiled': [...content, 'api/model'],
  'publisher/folder': ['content/store', 'api/model'],
  'publisher/derived': [
    'publisher/folder',
    'publisher/process',
    'content/store',
    'site/share',
    'api/model',
  ],
  'publisher/state': ['publisher/folder', 'publisher/compiled', ...content, 'api/model'],
  'publisher/render': [
    'publisher/state',
    'publisher/folder',
    'publisher/compiled',
    'publisher/process',
    'content/store',
    'api/model',
  ],
  'publisher/publish': publisherLayers,
  'site/publisher': ['publisher/publish', 'site/share', ...publisherLayers],
  'cms/ui': [],
  'cms/client': ['api/model'],
  'cms/stores': ['cms/client', 'api/model'],
  'cms/form': ['cms/table', ...cmsBase],
  'cms/table': cmsBase,
  'cms/modules': ['cms/form', 'cms/table', ...cmsBase],
  'cms/layout': ['cms/modules', ...cmsBase],
  'cms/app': ['cms/layout', 'cms/modules', 'cms/form', 'cms/table', ...cmsBase],
  scripts: [
    'api/main',
    'api/front',
    'api/app',
    'api/backup',
    'api/features',
    'api/crud',
    'api/files',
    'api/db',
    'api/settings',
    'api/model',
    'publisher/process',
    'data/art',
  ],
  'data/art': ['api/model'],
  build: [],
};

/** Build steps that lie beside the code they build. */
const integrations = new Set([
  'site/content/integration.mjs',
  'site/lib/build/attributes-integration.mjs',
  'site/lib/build/plain-imports-integration.mjs',
  'site/lib/media/flags-integration.mjs',
  'site/publisher/compiled/adapter.mjs',
  'site/share/integration.mjs',
]);

/** Packages allowed in the model, which runs everywhere: nothing of Node, and only these. */
const modelPackages: Readonly<Record<string, readonly string[]>> = {
  'api/model/text/markdown.ts': ['marked', 'dompurify'],
  'api/model/search/match.ts': ['fastest-levenshtein'],
  'api/model/search/slips.ts': ['fastest-levenshtein'],
};

/** Type-only imports where a browser runs the code: too large for visitors. */
const HEAVY =
  /^(typebox|marked|dompurify|jsdom)(\/|$)|^api\/model\/(entities\/|publishing\/(?!names|state)|kit\/entity\.ts|kit\/(make-)?field\.ts|text\/markdown\.ts)/;
const forBrowsers = new Set(['site/islands', 'site/lib', 'site/i18n']);

export const partOf = (path: string) => parts.find(([, place]) => place.test(path))?.[0];
const featureOf = (path: string) => /^api\/features\/([^/.]+)/.exec(path)?.[1];

const FROM =
  /^[ \t]*(?:import|export)\s+(?<clause>[\w*{}\s,$]+?)\s+from\s+['"](?<spec>[^'"]+)['"]/gm;
const BARE = /^[ \t]*import\s+['"](?<spec>[^'"]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*['"](?<spec>[^'"]+)['"]/g;
const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;

function importsIn(code: string, inScript: boolean): Import[] {
  const found = [...code.matchAll(FROM), ...code.matchAll(BARE), ...code.matchAll(DYNAMIC)];
  return found.map(({ groups }) => ({
    spec: groups!['spec']!,
    typeOnly: isTypeOnly(groups!['clause'] ?? ''),
    inScript,
  }));
}

function isTypeOnly(clause: string): boolean {
  if (/^type\s/.test(clause)) return true;
  const names = /^\{(?<names>[\s\S]*)\}$/.exec(clause.trim())?.groups?.['names'];
  const each =
    names
      ?.split(',')
      .map((name) => name.trim())
      .filter(Boolean) ?? [];
  return each.length > 0 && each.every((name) => name.startsWith('type '));
}

export function importsOf({ path, text }: Source): Import[] {
  if (!path.endsWith('.astro')) return importsIn(text, false);
  const scripts = (text.match(SCRIPT) ?? []).flatMap((code) => importsIn(code, true));
  return [...importsIn(text.replace(SCRIPT, ''), false), ...scripts];
}

/** Resolves an import to a path below the root, or to a package name. */
function targetOf(path: string, spec: string): string {
  const [file] = spec.split('?') as [string];
  if (file.startsWith('#model/')) return file.replace('#model/', 'api/model/');
  return file.startsWith('.') ? posix.join(posix.dirname(path), file) : file;
}

/** Violations of the allowed imports, in words. */
export function faultsOf(source: Source): string[] {
  const { path } = source;
  const part = partOf(path);
  if (part === undefined) return [`${path} lies in no part of the project`];
  return importsOf(source).flatMap(({ spec, typeOnly, inScript }) => {
    const target = targetOf(path, spec);
    const fault = [`${path} may not import ${target}`];
    if ((forBrowsers.has(part) || inScript) && !typeOnly && HEAVY.test(target)) return fault;
    if (target === spec) return part === 'api/model' && !isModelPackage(path, spec) ? fault : [];
    return SOURCE.test(target) && !mayImport(path, part, target) ? fault : [];
  });
}

const isModelPackage = (path: string, spec: string) =>
  ['typebox', ...(modelPackages[path] ?? [])].includes(spec);

function mayImport(path: string, part: string, target: string): boolean {
  const other = partOf(target);
  if (part === 'tests') return path.startsWith('tests/') || isWithin(path, target);
  if (part === 'build') return integrations.has(target);
  if (part === 'api/features' && other === part) return featureOf(path) === featureOf(target);
  return other === part || (other !== undefined && arrows[part]!.includes(other));
}

/** A test beside its file may import what that file's part may. */
function isWithin(path: string, target: string): boolean {
  const [side, other] = [path.split('/')[0], target.split('/')[0]];
  return (
    side === other || target.startsWith('api/model/') || (side === 'scripts' && other === 'api')
  );
}
