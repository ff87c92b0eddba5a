/** A startup failure whose message is one line for the operator. */
export class StartError extends Error {
  override name = 'StartError';
}

/** The database cannot be used as it is: another start fails the same way until somebody acts. */
export class DataError extends StartError {
  override name = 'DataError';
}
