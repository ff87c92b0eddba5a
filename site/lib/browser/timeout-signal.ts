/** AbortSignal.timeout(), which Safari has from version 16 on. */
export function timeoutSignal(ms: number): AbortSignal {
  const abort = new AbortController();
  setTimeout(() => abort.abort(new DOMException('The answer took too long', 'TimeoutError')), ms);
  return abort.signal;
}
