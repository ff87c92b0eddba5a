/** What a form would send, without the space around it. */
export const fieldsOf = (form: HTMLFormElement): Record<string, unknown> =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trim() : value,
    ]),
  );
