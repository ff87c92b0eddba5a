/** What a list says where it could not be read: the remedy, the reason, or at least that it failed. */
export function loadMessage(
  reason: string,
  texts: { unreachable: string; failed: string },
): string {
  if (reason.includes('fetch')) return texts.unreachable;
  return reason || texts.failed;
}
