import { appendFileSync } from 'node:fs';

/** A child process for the tests of its supervisor: notes its id, and exits as it is told. */
appendFileSync(process.env['PIDS']!, `${process.pid}\n`);
process.on('SIGTERM', () => process.exit(0));
if (process.env['FAILS']) process.exit(3);
if (process.env['KILLED']) process.kill(process.pid, 'SIGKILL');
process.send!('ready', undefined, undefined, () => undefined);
setInterval(() => undefined, 1_000);
