import { contentOf } from './files.ts';
import { fileOf } from './gates.ts';
import type { Known, Renderer } from './renderer.ts';

/** How pages are compared, with what is `known` from those before. */
export interface Comparing {
  renderer: Renderer;
  releaseDir: string;
  known: Known;
}

/** Whether a page comes out otherwise than its file is. */
export async function differs(
  path: string,
  { renderer, releaseDir, known }: Comparing,
): Promise<boolean> {
  const { bytes } = await renderer.renderPlainly(path, known);
  return contentOf(fileOf(releaseDir, path))?.equals(bytes) !== true;
}
