import { Agent, get } from 'node:http';
import { argv, env } from 'node:process';

// Health check of a container: whether something answers there, and has no fault.
const [url = `http://127.0.0.1:${env['PORT'] ?? 8000}/api/v1/health/live`] = argv.slice(2);

// An agent of its own: Node's may ask a proxy, for which this is another machine.
const options = { agent: new Agent(), signal: AbortSignal.timeout(4_000) };
get(url, options, (answer) => {
  process.exitCode = answer.statusCode! < 500 ? 0 : 1;
  answer.destroy();
}).on('error', () => (process.exitCode ??= 1));
