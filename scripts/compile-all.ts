import { readPlaces } from '../api/config.ts';
import { runCommand } from './command-line.ts';
import { compileCms, compileSite } from './compile.ts';

// Ahead of a start, which then finds both: in an image, or before the old server is stopped.
runCommand(async () => {
  await Promise.all([compileSite(readPlaces(process.env).siteUrl), compileCms()]);
});
