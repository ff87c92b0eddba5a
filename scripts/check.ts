import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import PQueue from 'p-queue';
import { ROOT } from './run.ts';

/** Scripts of package.json that look at the sources, the longest first. */
const LOOKS = ['types:pages', 'types:server', 'format', 'dead-code', 'lint'];
/** Each runs on a core of its own. */
const AT_ONCE = 2;

// npm's update notice would follow the summary.
const env = { ...process.env, npm_config_update_notifier: 'false' };

function run(script: string, output: 'inherit' | 'pipe') {
  const child = spawn('npm', ['run', '--silent', script], {
    cwd: ROOT,
    stdio: ['ignore', output, output],
    env,
    shell: process.platform === 'win32',
  });
  const passed = new Promise<boolean>((resolve) =>
    child.on('close', (code) => resolve(code === 0)),
  );
  return { child, passed };
}

/** Printed whole at its end: two that print at once cannot be read. */
async function looks(script: string): Promise<boolean> {
  const { child, passed } = run(script, 'pipe');
  const [out, error] = await Promise.all([text(child.stdout!), text(child.stderr!)]);
  process.stdout.write(`${script}\n${out}${error}`);
  return passed;
}

const queue = new PQueue({ concurrency: AT_ONCE });
const looked = await queue.addAll(LOOKS.map((script) => () => looks(script)));
// Tests last, so that their summary ends the output.
process.exitCode = looked.every(Boolean) && (await run('test', 'inherit').passed) ? 0 : 1;
