import { contentOf } from './files.ts';
import { fileOf } from './gates.ts';
import type { Render } from './renderer.ts';

/** Pages that come out otherwise than their files are. */
export async function differingPages(
  paths: readonly string[],
  { render, releaseDir }: { render: Render; releaseDir: string },
): Promise<string[]> {
  const differing: string[] = [];
  for (const path of paths) {
    const { bytes } = await render(path, { afresh: true });
    if (!contentOf(fileOf(releaseDir, path))?.equals(bytes)) differing.push(path);
  }
  return differing;
}
