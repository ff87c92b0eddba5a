/** A tag's name on Bengali pages. */
export function BengaliName({ name }: { name: string | undefined }) {
  if (name === undefined) return null;
  return (
    <span lang="bn" className="ms-1.5 font-normal text-faint">
      {name}
    </span>
  );
}
