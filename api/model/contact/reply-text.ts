/** Merge fields of a template: `{name}` becomes the name of whoever wrote. */
export const MERGE_FIELDS = ['name', 'item', 'price', 'dates', 'link', 'staff'] as const;
export type MergeField = (typeof MERGE_FIELDS)[number];

export type MergeValues = Readonly<Record<MergeField, string | undefined>>;

const FIELD = /\{([a-z_]+)\}/g;

const fieldsIn = (text: string): string[] => [...text.matchAll(FIELD)].map(([, name]) => name!);
const isField = (name: string): name is MergeField =>
  (MERGE_FIELDS as readonly string[]).includes(name);

/** The fields of a text that nothing can be put in for, each once. */
export const unknownFields = (text: string): string[] => [
  ...new Set(fieldsIn(text).filter((name) => !isField(name))),
];

/**
 * A text with its fields filled in. A line with a field that has no value is left out: half a sentence
 * is worse than none.
 */
export function mergeText(text: string, values: MergeValues): string {
  const lines = text
    .split('\n')
    .filter((line) => fieldsIn(line).every((name) => !isField(name) || values[name]));
  return lines
    .join('\n')
    .replace(FIELD, (whole, name: string) => (isField(name) ? values[name]! : whole))
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
