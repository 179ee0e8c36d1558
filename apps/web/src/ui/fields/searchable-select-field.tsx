import { Select, type OptionsFilter } from '@mantine/core';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { ChevronDown } from 'lucide-react';
import { fieldParts } from './field-parts.tsx';
import classes from './searchable-select-field.module.css';
import type { SelectFieldProps } from './select-field.tsx';

interface SearchableSelectFieldProps<Value extends string> extends SelectFieldProps<Value> {
  /** Where the server searches: what is typed. All choices then match it already. */
  readonly onSearch?: (typed: string) => void;
}

const AS_FOUND: OptionsFilter = ({ options }) => options;

/** For long lists: breeds, states, countries, customers. */
export const SearchableSelectField = <Value extends string>({
  choices,
  onChange,
  placeholder = 'Search…',
  onSearch,
  ...rest
}: SearchableSelectFieldProps<Value>) => (
  <Select
    {...fieldParts(rest)}
    data={choices.map((choice) => ({ ...choice }))}
    onChange={(value) => onChange(choices.find((choice) => choice.value === value)?.value ?? null)}
    placeholder={placeholder}
    {...(onSearch && { onSearchChange: onSearch, filter: AS_FOUND })}
    nothingFoundMessage="Nothing found"
    rightSection={<ChevronDown size={20} aria-hidden />}
    rightSectionWidth={44}
    rightSectionPointerEvents="none"
    maxDropdownHeight={280}
    searchable
    selectFirstOptionOnChange
    classNames={{
      dropdown: classes['dropdown'] ?? '',
      option: classes['option'] ?? '',
      empty: classes['empty'] ?? '',
    }}
  />
);
