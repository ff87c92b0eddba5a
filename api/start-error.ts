/** A reason not to start, told in one line: its message is for the person who starts the server. */
export class StartError extends Error {
  override name = 'StartError';
}
