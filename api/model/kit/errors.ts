/** One fault of a validated body or query: its location, message and kind. */
export interface Fault {
  loc: (string | number)[];
  msg: string;
  type: string;
}

/** The body of every error response. */
export interface ErrorBody {
  detail: string | Fault[] | Record<string, unknown>;
}

/** The message to show for an error response. */
export function errorMessage(status: number, body: unknown): string {
  const prefix = status === 401 ? 'Unauthorized: ' : status === 403 ? 'Forbidden: ' : '';
  return prefix + (messageOf(body) ?? `HTTP error! status: ${status}`);
}

function messageOf(body: unknown): string | undefined {
  if (body === null || typeof body !== 'object') return undefined;
  const { detail, message } = body as { detail?: unknown; message?: unknown };
  if (typeof detail === 'string') return detail;
  if (Array.isArray(detail)) return detail.map(itemMessage).join(', ');
  if (detail !== undefined && detail !== null) return JSON.stringify(detail);
  return typeof message === 'string' ? message : undefined;
}

function itemMessage(item: unknown): string {
  if (typeof item === 'string') return item;
  const { msg, message } = (item ?? {}) as { msg?: unknown; message?: unknown };
  return String(msg ?? message ?? JSON.stringify(item));
}
