import { contentOf } from './files.ts';
import { fileOf } from './gates.ts';
import type { Known, Render } from './renderer.ts';

/** How pages are compared: with what was `known` before, if it is another than the renderer's own. */
export interface Comparing {
  render: Render;
  releaseDir: string;
  known?: Known;
}

/** Whether a page comes out otherwise than its file is. */
export async function differs(
  path: string,
  { render, releaseDir, known }: Comparing,
): Promise<boolean> {
  const { bytes } = await render(path, known);
  return contentOf(fileOf(releaseDir, path))?.equals(bytes) !== true;
}
