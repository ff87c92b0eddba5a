import type { ReactNode } from 'react';
import { SearchBox } from './search-box.tsx';

interface SearchRowProps {
  /** The records that are searched, in the middle of a sentence. */
  nouns: string;
  searchedBy: string;
  value: string;
  onChange: (value: string) => void;
  /** Further filters. */
  children?: ReactNode;
}

/** The search box and the filters above a list. */
export const SearchRow = ({ nouns, searchedBy, value, onChange, children }: SearchRowProps) => (
  <div className="mb-4 flex flex-wrap items-center gap-3">
    <div className="min-w-[min(100%,15rem)] flex-1 sm:max-w-110">
      <SearchBox
        label={`Search ${nouns}`}
        placeholder={`Search by ${searchedBy}`}
        value={value}
        onChange={onChange}
      />
    </div>
    {children}
  </div>
);
