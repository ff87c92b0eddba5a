/** A startup failure whose message is one line for the operator. */
export class StartError extends Error {
  override name = 'StartError';
}
