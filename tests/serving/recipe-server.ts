import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../../api/testing/eventually.ts';
import type { Product } from '../harness/product.ts';
import { freePort } from '../harness/ports.ts';
import { recipeFor, type ServerName } from './recipe.ts';

/** Folder of nginx's enabled modules, in a packaged installation. */
const NGINX_MODULES = '/etc/nginx/modules-enabled';

interface Place {
  port: number;
  folder: string;
}

interface Kind {
  /** Adapts the recipe to the test: without TLS, with all files in a folder of its own. */
  config: (recipe: string, place: Place) => string;
  command: (file: string) => [string, ...string[]];
}

/** How to run each server with a recipe. */
const servers: Readonly<Record<ServerName, Kind>> = {
  Caddy: {
    config: (recipe, { port }) =>
      `{\n\tadmin off\n\tauto_https off\n}\n${recipe.replace('example.com {', `http://127.0.0.1:${port} {`)}`,
    command: (file) => ['caddy', 'run', '--adapter', 'caddyfile', '--config', file],
  },
  nginx: {
    config: (recipe, { port, folder }) => {
      const server = recipe
        .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
        .replaceAll(/\tssl_certificate.*\n/g, '')
        .replace('include mime.types;', 'include /etc/nginx/mime.types;');
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${join(folder, name)};`)
        .join('\n');
      return `
        ${existsSync(NGINX_MODULES) ? `include ${NGINX_MODULES}/*.conf;` : ''}
        daemon off;
        ${process.getuid?.() === 0 ? 'user root;' : ''}
        worker_processes 1;
        pid ${join(folder, 'nginx.pid')};
        events {}
        http {
          access_log off;
          ${temporary}
          ${server}
        }`;
    },
    command: (file) => ['nginx', '-c', file, '-e', 'stderr'],
  },
};

export interface RecipeServer {
  port: number;
  stop: () => Promise<void>;
}

/** Runs a server with its recipe as a proxy to the product; undefined where it is not installed. */
export async function serveBy(
  name: ServerName,
  product: Product,
): Promise<RecipeServer | undefined> {
  const { config, command } = servers[name];
  const folder = await mkdtemp(join(tmpdir(), 'kheya-recipe-'));
  const place = { port: await freePort(), folder };
  const own = recipeFor(name)
    .replaceAll('/srv/kheya/site', join(product.dataDir, 'site'))
    .replaceAll('127.0.0.1:8000', new URL(product.url).host);
  const file = join(folder, 'config');
  await writeFile(file, config(own, place));
  const [program, ...args] = command(file);
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const life: { said: string; end?: string } = { said: '' };
  child.stderr.on('data', (chunk) => (life.said += chunk));
  const end = new Promise<void>((resolve) => {
    const note = (reason: string) => {
      life.end ??= reason;
      resolve();
    };
    child.once('error', ({ message }) => note(message));
    child.once('exit', (code) => note(`it ended with ${code}`));
  });
  const stop = async () => {
    child.kill();
    await end;
    await rm(folder, { recursive: true, force: true });
  };
  const isUp = () =>
    fetch(`http://127.0.0.1:${place.port}/`).then(
      () => true,
      () => false,
    );
  await until(async () => life.end !== undefined || (await isUp()), { withinMs: 60_000 });
  if (life.end === undefined) return { port: place.port, stop };
  await stop();
  if (life.end.includes('ENOENT')) return undefined;
  throw new Error(`${name}: ${life.end}\n${life.said}`);
}
