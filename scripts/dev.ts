import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { localAddress } from '../api/addresses.ts';
import { readConfig } from '../api/config.ts';
import { runCommand } from './command-line.ts';
import { ROOT } from './run.ts';

// Dev server: renders pages on request from the API of `npm start`.
runCommand(async (args) => {
  const config = readConfig(process.env);
  const astro = resolve(ROOT, 'node_modules/astro/bin/astro.mjs');
  const child = spawn(process.execPath, [astro, 'dev', ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      API_URL: process.env['API_URL'] || localAddress(config.host, config.port),
      BUILD_TOKEN: config.buildToken,
      SITE_OUTPUT: 'static',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => (process.exitCode = code ?? 1));
});
