import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../scripts/run.ts';

const execute = promisify(execFile);

/** A step of the site's build workflow, as written in its file. */
interface Step {
  uses: string | undefined;
  command: string | undefined;
  env: Readonly<Record<string, string>>;
  with: Readonly<Record<string, string>>;
}

export const workflow = readFileSync(join(ROOT, '.github/workflows/site.yml'), 'utf8');

/** The steps of the workflow, in order. */
export function stepsOfWorkflow(): Step[] {
  const [, steps] = workflow.split(/^ {4}steps:\n/m);
  if (steps === undefined) throw new Error('The workflow has no steps');
  return steps
    .split(/^ {6}- /m)
    .slice(1)
    .map((text) => ({
      uses: /^uses: (.+)$/m.exec(text)?.[1],
      command: /^run: (.+)$/m.exec(text)?.[1],
      env: settingsIn('env', text),
      with: settingsIn('with', text),
    }));
}

/** Parses `name: value` lines below a heading. */
function settingsIn(heading: string, step: string): Record<string, string> {
  const [, lines = ''] = new RegExp(`^ {8}${heading}:\\n((?: {10}.+\\n?)+)`, 'm').exec(step) ?? [];
  return Object.fromEntries(
    [...lines.matchAll(/^ {10}([\w-]+): (.+)$/gm)].map(([, name, value]) => [name!, value!]),
  );
}

/** Values of `${{ secrets.NAME }}` and `${{ vars.NAME }}`. */
type Settings = Readonly<Record<string, string>>;

const filledIn = (value: string, own: Settings) =>
  value.replaceAll(/\$\{\{ (?:secrets|vars)\.(\w+) \}\}/g, (_, name: string) => own[name] ?? '');

interface Machine {
  /** The folder of the checkout. */
  folder: string;
  /** The folder of the artifact. */
  kept?: string;
}

/** Implementations of the actions in the workflow. */
const actions: Readonly<Record<string, (machine: Machine, step: Step) => Promise<void>>> = {
  'actions/checkout@v4': async ({ folder }) => {
    await execute('git', ['clone', '--quiet', ROOT, folder]);
  },
  'actions/setup-node@v4': async (_, { with: { 'node-version': wanted } }) => {
    const [major] = process.versions.node.split('.');
    if (major !== wanted) throw new Error(`The workflow runs in Node ${wanted}, this is ${major}`);
  },
  'actions/upload-artifact@v4': async (machine, { with: { path } }) => {
    machine.kept = join(machine.folder, path!);
  },
};

/**
 * Runs the workflow with the settings of a repository, with an empty `home`, in a clone of HEAD.
 * Answers the folder of its artifact.
 */
export async function runWorkflow(own: Settings, home: string): Promise<string> {
  const machine: Machine = { folder: join(home, 'work') };
  const PATH = [dirname(process.execPath), process.env['PATH']].join(delimiter);
  // Without npm's variables, which describe this folder, not the clone.
  const around = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'));
  for (const step of stepsOfWorkflow()) {
    if (step.uses !== undefined) {
      const act = actions[step.uses];
      if (!act) throw new Error(`Nobody knows what ${step.uses} does`);
      await act(machine, step);
    }
    if (step.command === undefined) continue;
    const given = Object.entries(step.env).map(([name, value]) => [name, filledIn(value, own)]);
    const env = {
      ...Object.fromEntries(around),
      PATH,
      HOME: home,
      CI: 'true',
      ...Object.fromEntries(given),
    };
    await execute('bash', ['-e', '-c', step.command], { cwd: machine.folder, env });
  }
  if (machine.kept === undefined) throw new Error('The workflow keeps nothing');
  return machine.kept;
}
