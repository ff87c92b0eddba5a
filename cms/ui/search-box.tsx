import { Search } from 'lucide-react';
import { Input } from './input.tsx';

interface SearchBoxProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

export const SearchBox = ({ label, placeholder, value, onChange }: SearchBoxProps) => (
  <div className="relative">
    <Search
      aria-hidden
      className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-4.5 text-faint"
    />
    <Input
      type="search"
      aria-label={label}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="rounded-full! ps-10.5!"
    />
  </div>
);
