import { pageFile } from '#model/paths.ts';
import { filesBelow } from '../harness/folders.ts';

const LINK = /<a\b[^>]*?\shref="(\/[^"#?]*)/g;
const ELSEWHERE = /^\/(cms|api|static\/uploads|preview)(\/|$)|^\/\//;

/** Links of the published pages that lead to nothing, and pages that are not whole. */
export async function crawl(siteDir: string): Promise<{ pages: number; faults: string[] }> {
  const files = await filesBelow(siteDir);
  const faults: string[] = [];
  const pages = [...files].filter(([name]) => name.endsWith('.html'));
  for (const [name, bytes] of pages) {
    const html = bytes.toString();
    if (!html.trimEnd().endsWith('</html>')) faults.push(`${name} is not whole`);
    for (const [, href = ''] of html.matchAll(LINK))
      if (!ELSEWHERE.test(href) && !files.has(pageFile(href))) faults.push(`${name} → ${href}`);
  }
  return { pages: pages.length, faults };
}
