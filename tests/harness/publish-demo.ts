// Publishes the demo of a run of tests, of which each of its products begins with a copy.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import PQueue from 'p-queue';
import { derive } from '../../api/features/uploads/deriving.ts';
import { makeDerivative } from '../../api/features/uploads/derivatives.ts';
import { parsedName } from '../../api/features/uploads/stored.ts';
import { FolderFiles } from '../../api/files/folder-files.ts';
import { publishedDemo } from './demo-folder.ts';
import { Product } from './product.ts';

const demo = (await publishedDemo('demo', Product.published))!;

/** Least effort: a quarter of the time, for larger files of the same pictures. */
const EFFORT = 0;

// As visitors have looked at all of it: otherwise each of its copies would encode every picture anew.
const pictures = new FolderFiles(join(demo, 'uploads'));
const stems = new Set((await pictures.list()).flatMap(({ name }) => parsedName(name)?.stem ?? []));
const queue = new PQueue({ concurrency: availableParallelism() });
await queue.addAll(
  [...stems].map((stem) => () => derive(pictures, (job) => makeDerivative(job, EFFORT), stem)),
);
