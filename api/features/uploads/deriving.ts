import { basename, join } from 'node:path';
import { IMAGE_WIDTHS, variantName } from '#model/media/images.ts';
import { discard, stage, type Staged } from '../../files/durable.ts';
import type { Files } from '../../files/files.ts';
import { derivativesOf, sizeOf, type DerivativeJob } from './derivatives.ts';

type Make = (job: DerivativeJob) => Promise<Staged | undefined>;

/**
 * Stores the derivatives that a picture lacks. Answers how many files are new. Each is a job of its
 * own: an upload that comes meanwhile waits for one.
 */
export async function derive(files: Files, make: Make, stem: string): Promise<number> {
  const whole = `${stem}.webp`;
  const present = (await files.list(`${stem}.`)).map(({ name }) => name);
  const copies: Staged[] = [];
  const made: Staged[] = [];
  try {
    const source = sourceOf(present, stem);
    if (!files.isLocal) copies.push(await localCopy(files, source));
    const path = copies[0]?.temporary ?? join(files.folder, source);
    for (const derivative of derivativesOf(stem)) {
      if (present.includes(derivative.name)) continue;
      const file = await make({ folder: files.folder, source: path, derivative });
      if (file) made.push(file);
    }
    await files.put(made);
  } finally {
    await discard([...copies, ...made]);
  }
  // Race: the picture was deleted meanwhile, so its derivatives are, too.
  if (made.length > 0 && !(await files.stat(whole)))
    await files.remove(made.map(({ file }) => basename(file)));
  return made.length;
}

/** The widest variant of a large picture: pages show no more, and it fits in memory. */
function sourceOf(present: readonly string[], stem: string): string {
  const whole = `${stem}.webp`;
  const widest = variantName(whole, IMAGE_WIDTHS.at(-1)!);
  return sizeOf(stem).width > IMAGE_WIDTHS.at(-1)! && present.includes(widest) ? widest : whole;
}

async function localCopy(files: Files, name: string): Promise<Staged> {
  const bytes = await files.read(name);
  if (!bytes) throw new Error(`${name} is not there`);
  return stage(join(files.folder, name), bytes);
}
