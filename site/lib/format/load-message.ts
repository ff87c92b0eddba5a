/** Error text of a list that could not be read: the remedy, the reason, or at least the failure. */
export function loadMessage(
  reason: string,
  texts: { unreachable: string; failed: string },
): string {
  if (reason.includes('fetch')) return texts.unreachable;
  return reason || texts.failed;
}
