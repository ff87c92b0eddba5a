import { argv, env } from 'node:process';

// Health check of a container: whether something answers there, and has no fault.
const [url = `http://127.0.0.1:${env['PORT'] ?? 8000}/api/v1/health/live`] = argv.slice(2);

const isHealthy = await fetch(url, { signal: AbortSignal.timeout(4_000) }).then(
  ({ status }) => status < 500,
  () => false,
);
process.exitCode = isHealthy ? 0 : 1;
