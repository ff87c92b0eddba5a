import { Button } from '../ui/button.tsx';
import { nothingMatches, type Narrowing } from './narrowing.ts';

interface NothingFoundProps extends Narrowing {
  /** `No tour package`: the beginning of the sentence. */
  none: string;
  /** Takes the search and all filters away. */
  onClear: () => void;
}

/** The line in place of a list that is narrowed to nothing, and a way back to all of it. */
export const NothingFound = ({ none, onClear, ...narrowing }: NothingFoundProps) => (
  <div className="py-16 text-center text-faint">
    <p className="mb-4 wrap-anywhere">{nothingMatches(none, narrowing)}</p>
    <Button onClick={onClear}>Show all</Button>
  </div>
);
