/** The form data as an object, with texts trimmed. */
export const fieldsOf = (form: HTMLFormElement): Record<string, unknown> =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trim() : value,
    ]),
  );
