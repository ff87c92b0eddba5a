import { createContext, use } from 'react';

export interface Choosing {
  isChosen: (id: string) => boolean;
  choose: (id: string, on: boolean, range: boolean) => void;
}

export const ChoosingContext = createContext<Choosing | null>(null);

/** Chooses a row; with Shift, all rows from the last one chosen. */
export function SelectBox({ id, title }: { id: string; title: string }) {
  const choosing = use(ChoosingContext)!;
  return (
    <label className="-m-2.5 inline-flex size-11 cursor-pointer items-center justify-center max-lg:absolute max-lg:end-2 max-lg:top-3 max-lg:m-0 lg:size-9">
      <input
        type="checkbox"
        aria-label={`Select ${title}`}
        checked={choosing.isChosen(id)}
        onChange={(event) => {
          const { shiftKey } = event.nativeEvent as MouseEvent;
          choosing.choose(id, event.target.checked, shiftKey);
        }}
        className="size-5 accent-accent lg:size-4.5"
      />
    </label>
  );
}
