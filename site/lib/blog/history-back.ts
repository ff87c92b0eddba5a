const isOurs = (address: string) => address.startsWith(`${location.origin}/`);

/** Makes a link call history.back(), if the visitor came from this site; else it stays a link. */
export function goBackInHistory(link: HTMLAnchorElement): void {
  if (!isOurs(document.referrer) || history.length < 2) return;
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    history.back();
  });
}
