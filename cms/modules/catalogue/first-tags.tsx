/** As many as a row has room for. */
const SHOWN = 2;

/** The first tags, and how many more there are. */
export function FirstTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  const more = tags.length - SHOWN;
  return (
    <ul aria-label="Tags" className="mt-1.5 flex flex-wrap gap-1.5">
      {tags.slice(0, SHOWN).map((tag) => (
        <li key={tag} className="rounded-full bg-accent-soft px-2.5 py-0.5 text-xs font-medium">
          {tag}
        </li>
      ))}
      {more > 0 && (
        <li
          className="py-0.5 text-xs font-semibold text-faint"
          title={tags.slice(SHOWN).join(', ')}
        >
          +{more}
        </li>
      )}
    </ul>
  );
}
