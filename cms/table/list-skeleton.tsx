/** Grey rows; they come into sight only when the list takes its time. */
export const ListSkeleton = () => (
  <div role="status" className="animate-late space-y-3">
    <span className="sr-only">Loading</span>
    {Array.from({ length: 5 }, (_, row) => (
      <div key={row} className="flex items-center gap-4 rounded-card border border-hairline p-4">
        <div className="size-14 rounded-lg bg-sunken" />
        <div className="flex-1 space-y-2">
          <div className="h-4 w-2/5 rounded bg-sunken" />
          <div className="h-3 w-1/4 rounded bg-sunken" />
        </div>
      </div>
    ))}
  </div>
);
