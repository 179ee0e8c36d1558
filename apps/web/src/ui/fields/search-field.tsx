import { Search } from 'lucide-react';
import { TextField } from './text-field.tsx';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

/** Searches while one types. */
export const SearchField = ({ label, value, onChange }: SearchFieldProps) => (
  <TextField
    label={label}
    type="search"
    autoComplete="off"
    leftSection={<Search size={18} aria-hidden />}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);
