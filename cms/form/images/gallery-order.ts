/** The pictures with one at another place. */
export function movedPicture(urls: readonly string[], from: number, to: number): string[] {
  if (to < 0 || to >= urls.length || from === to) return [...urls];
  return urls.toSpliced(from, 1).toSpliced(to, 0, urls[from]!);
}

/** The pictures with those that were typed or uploaded behind them; none stands there twice. */
export const withPictures = (urls: readonly string[], more: readonly string[]): string[] => [
  ...new Set([...urls, ...more.map((url) => url.trim()).filter(Boolean)]),
];
