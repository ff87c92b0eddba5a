// Runs the steps of the Dockerfile without a container engine, each under the paths that it names, in
// a mount namespace: builds, then starts the product as another account with nothing writable but its
// data, and asks for pages, for health, and what a second part says. Needs root, for mounts alone.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { eventually } from '../../api/testing/eventually.ts';
import { ROOT } from '../../scripts/run.ts';
import { freePort } from '../harness/ports.ts';

/** The account of the base image, which no other machine has. */
const [UID, GID] = [65_534, 65_534];

interface Stage {
  name: string;
  /** Stands in for the root of its file system: what the Dockerfile names is mounted from here. */
  root: string;
  workdir: string;
  env: Record<string, string>;
  /** Words of the last instructions of each name. */
  last: Map<string, string>;
}

const instructions = readFileSync(join(ROOT, 'Dockerfile'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => /^(\w+) (.*)$/.exec(line)!)
  .map(([, name, words]) => [name!, words!] as const);
const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n').filter(Boolean);

const temporary = mkdtempSync(join(tmpdir(), 'kheya-image-'));
const stages: Stage[] = [];
/** Folders that the Dockerfile names. */
const FOLDERS = ['/app', '/data'] as const;

try {
  for (const [name, words] of instructions) instruction(name, words);
  await run(stages.at(-1)!);
  console.info('The image was built by its steps, and runs. 0 faults');
} finally {
  rmSync(temporary, { recursive: true, force: true });
  // Mount points that were made for this; one that is in use stays.
  for (const folder of FOLDERS) spawnSync('rmdir', [folder], { stdio: 'ignore' });
}

function instruction(name: string, words: string): void {
  const stage = stages.at(-1);
  stage?.last.set(name, words);
  if (name === 'FROM') return begin(words);
  if (name === 'WORKDIR') return void (stage!.workdir = words);
  if (name === 'ENV' || name === 'ARG') return define(stage!, words);
  if (name === 'COPY') return copy(stage!, words.split(' '));
  if (name === 'RUN') return step(stage!, words);
}

function begin(words: string): void {
  const [, name = String(stages.length)] = / AS (\w+)$/.exec(words) ?? [];
  const root = join(temporary, name);
  for (const folder of FOLDERS) mkdirSync(join(root, folder), { recursive: true });
  stages.push({ name, root, workdir: '/', env: {}, last: new Map() });
}

function define({ env }: Stage, words: string): void {
  for (const [, name, value] of words.matchAll(/(\w+)=(\S+)/g))
    env[name!] = value!.replace(/^\$(\w+)$/, (_, other: string) => env[other] ?? '');
}

function copy({ root, workdir }: Stage, words: string[]): void {
  const from = words[0]!.startsWith('--from=') ? words.shift()!.slice('--from='.length) : undefined;
  const to = join(root, workdir, words.pop()!);
  const source = from === undefined ? ROOT : stages.find(({ name }) => name === from)!.root;
  const isWanted = (file: string) =>
    from !== undefined ||
    !ignored.some((each) =>
      each.startsWith('*') ? file.endsWith(each.slice(1)) : file === join(ROOT, each),
    );
  for (const word of words) {
    const file = join(source, word);
    // A folder is copied by what is in it, a file into the folder.
    const isFolder = word === '.' || word.endsWith('/app');
    mkdirSync(isFolder ? to : dirname(join(to, basename(file))), { recursive: true });
    cpSync(file, isFolder ? to : join(to, basename(file)), { recursive: true, filter: isWanted });
  }
}

/** The command line of a shell in which the stage's folders are those of the Dockerfile. */
function within({ root, workdir }: Stage, command: string, { readOnly = false } = {}): string[] {
  const mounts = FOLDERS.filter((folder) => existsSync(join(root, folder))).map(
    (folder) => `mkdir -p ${folder} && mount --bind ${join(root, folder)} ${folder}`,
  );
  const sealed = readOnly ? ['mount -o remount,ro,bind /app'] : [];
  return ['--mount', 'sh', '-ec', [...mounts, ...sealed, `cd ${workdir}`, command].join('\n')];
}

function environment({ env }: Stage): NodeJS.ProcessEnv {
  return { PATH: `${dirname(process.execPath)}:${process.env['PATH']}`, HOME: temporary, ...env };
}

function step(stage: Stage, words: string): void {
  console.info(`RUN ${words}`);
  const { status } = spawnSync(
    'unshare',
    within(stage, words.replace('node:node', `${UID}:${GID}`)),
    // A build asks this machine's registry of packages, with its certificates.
    { env: { ...process.env, ...environment(stage) }, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  if (status !== 0) throw new Error(`RUN ${words} ended with ${status}`);
}

async function run(stage: Stage): Promise<void> {
  const port = String(await freePort());
  const words = (name: string) =>
    JSON.parse(stage.last.get(name)!.replace(/^.*CMD /, '')) as string[];
  const command = (args: readonly string[]) =>
    `exec setpriv --reuid=${UID} --regid=${GID} --clear-groups ${args.join(' ')}`;
  const inside = (args: readonly string[], own: NodeJS.ProcessEnv = {}) =>
    spawn('unshare', within(stage, command(args), { readOnly: true }), {
      env: { ...environment(stage), PORT: port, HOST: '127.0.0.1', SEED: 'none', ...own },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  const healthy = async () => {
    const [code] = (await once(inside(words('HEALTHCHECK')), 'exit')) as [number | null];
    if (code !== 0) throw new Error('The health check says that it is not healthy');
  };
  const server = inside(words('ENTRYPOINT'));
  try {
    await eventually(healthy, { everyMs: 500 });
    for (const path of ['/', '/bn', '/cms', '/api/v1/tour-packages'])
      await eventually(
        async () => {
          const { status } = await fetch(`http://127.0.0.1:${port}${path}`);
          if (status !== 200) throw new Error(`${path} answered ${status}`);
        },
        { everyMs: 500 },
      );
  } finally {
    await ended(server);
  }
  const refused = inside([...words('ENTRYPOINT'), 'api']);
  const [code] = (await once(refused, 'exit')) as [number | null];
  if (code !== 1) throw new Error(`An API without DATABASE_URL ended with ${code}`);
}

async function ended(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The server ended with ${code}`);
}
