const isOurs = (address: string) =>
  URL.canParse(address) && new URL(address).origin === location.origin;

/** Makes a link go where the visitor came from, if that was on this site; else it stays a link. */
export function goBackInHistory(link: HTMLAnchorElement): void {
  if (!isOurs(document.referrer) || history.length < 2) return;
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    history.back();
  });
}
