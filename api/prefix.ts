/** Below it are the calls of the API; its description, too. */
export const API_PREFIX = '/api/v1';
