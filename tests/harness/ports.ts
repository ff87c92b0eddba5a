import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give out: 32768 on Linux, 49152 elsewhere. */
const [LOWEST, BEYOND] = [20_000, 32_000];

/**
 * A free local port that stays free while its server restarts: one that systems give out may be given
 * to somebody else meanwhile.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, BEYOND);
    const server = createServer().listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') continue;
      throw error;
    }
    server.close();
    await once(server, 'close');
    return port;
  }
}
