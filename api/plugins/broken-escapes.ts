const PATH = /^[^?#]*/;

/**
 * Takes the percent signs of a path that cannot be decoded for themselves: a link that was cut in the
 * middle of a letter leads to a page that is not there, like any other. In a call of the API they are a fault.
 */
export function withoutBrokenEscapes(url: string, prefix: string): string {
  if (url.startsWith(`${prefix}/`)) return url;
  return url.replace(PATH, (path) => (isDecodable(path) ? path : path.replaceAll('%', '%25')));
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
