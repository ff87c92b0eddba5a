/** Whether `new URL` takes it. `URL.canParse` is younger than browsers that the CMS supports. */
export function isUrl(text: string, base?: string): boolean {
  try {
    return Boolean(new URL(text, base));
  } catch {
    return false;
  }
}
