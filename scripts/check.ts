import { spawnSync } from 'node:child_process';
import { ROOT } from './run.ts';

/** Scripts of package.json, fastest first; tests last, so that their summary ends the output. */
const STEPS = ['format', 'lint', 'types', 'dead-code', 'test'];

function passes(step: string): boolean {
  const { status } = spawnSync('npm', ['run', '--silent', step], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    // npm's update notice would follow the summary.
    env: { ...process.env, npm_config_update_notifier: 'false' },
    shell: process.platform === 'win32',
  });
  return status === 0;
}

process.exitCode = STEPS.every(passes) ? 0 : 1;
