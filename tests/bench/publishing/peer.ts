import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { draft } from './catalogue.ts';

/** Times of another tool for the same catalogue, in milliseconds. */
export interface PeerFigures {
  name: string;
  /** A full build. */
  build: number;
  /** From saving an entry to its new bytes, per edit. */
  edits: readonly number[];
}

export type Peer = (size: number, times: number) => Promise<PeerFigures>;

/** A peer's page: the texts of a tour in one language. */
export interface Entry {
  folder: 'tours' | 'bn';
  id: string;
  title: string;
  description: string;
  price: number;
  text: string;
  similar: string[];
}

/** A tour's pages, one per language. */
export function entries(n: number): [Entry, Entry] {
  const tour = draft(n);
  const similar = ['Tour 1', 'Tour 2', 'Tour 3', 'Tour 4'];
  const both = { id: `tour-${n}`, price: tour.price, similar };
  const { name, name_bn, destinations, destinations_bn } = tour;
  const [text, textBn] = [tour.package_details, tour.package_details_bn];
  return [
    { ...both, folder: 'tours', title: name, description: destinations, text },
    { ...both, folder: 'bn', title: name_bn, description: destinations_bn, text: textBn },
  ];
}

/** Links of a peer's layout: as many as ours, with far less around them. */
export const MENU = ['Home', 'Tours', 'Visas', 'Flights', 'Umrah', 'Blog', 'About', 'Contact'];

const menu = `<ul>${MENU.map((name) => `<li><a href="/${name.toLowerCase()}">${name}</a></li>`).join('')}</ul>`;

/** A page layout with the tool's own template syntax in its gaps. */
export const frame = ({
  title,
  description,
  main,
}: Record<'title' | 'description' | 'main', string>) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><meta name="description" content="${description}"><meta property="og:title" content="${title}"></head>
<body><header><nav>${menu}</nav></header><main>${main}</main><footer><nav>${menu}</nav></footer></body></html>`;

/** An entry as Markdown with front matter. */
export const markdownOf = (
  { title, description, price, similar, text, folder }: Entry,
  layout = '',
) =>
  `---\n${layout}title: ${title}\ndescription: ${description}\nprice: ${price}\ntags: ${folder}\nsimilar: [${similar.join(', ')}]\n---\n${text}\n`;

/** The edited entry, with words that it did not have before. */
export const edited = (edit: number, size: number): Entry => ({
  ...entries((edit * 37) % size)[0],
  title: `Edit ${edit} of this`,
});

/** Writes files, and entries as JSON, into a tool's folder. */
export function siteIn(folder: string) {
  const put = async (name: string, content: string) => {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), content);
  };
  const keep = (entry: Entry) =>
    put(`entries/${entry.folder}/${entry.id}.json`, JSON.stringify(entry));
  return { put, keep };
}

const DEADLINE_MS = 300_000;

export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + DEADLINE_MS;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error('It did not write in time');
    await wait(1);
  }
}

/** Runs a command to its end; answers the milliseconds. */
export async function timed(command: string, args: string[], cwd: string): Promise<number> {
  const start = performance.now();
  const child = quiet(command, args, cwd);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}`);
  return performance.now() - start;
}

/** Starts a command with only its stderr shown. */
export const quiet = (command: string, args: string[], cwd: string): ChildProcess =>
  spawn(command, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  });

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
