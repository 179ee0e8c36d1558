import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Search } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { fieldParts, type ControlProps, type FieldProps } from '../fields/field-parts.tsx';
import classes from './address-combobox.module.css';
import { AddressOptions } from './address-options.tsx';
import type { Address } from './address.ts';
import { useAddressSearch, type AddressResults, type SearchAddresses } from './use-address-search.ts';

export interface AddressComboboxProps extends FieldProps, ControlProps {
  readonly value: Address | null;
  readonly onChange: (address: Address | null) => void;
  readonly search: SearchAddresses;
  readonly placeholder?: string | undefined;
  readonly action?: ReactNode;
}

/** One line to type an address into, with what fits it below. Typing lets go of what was chosen. */
export const AddressCombobox = ({ value, onChange, search, action, description, ...rest }: AddressComboboxProps) => {
  const [typed, setTyped] = useState('');
  const list = useCombobox({ onDropdownClose: () => list.resetSelectedOption() });
  const results = useAddressSearch(search, value ? '' : typed);
  const opened = list.dropdownOpened && results.found.length > 0;

  const choose = (index: string) => {
    const chosen = results.found[Number(index)];
    if (!chosen) return;
    list.closeDropdown();
    setTyped(chosen.label);
    onChange(chosen);
  };

  return (
    <Combobox store={list} onOptionSubmit={choose} offset={4} classNames={{ dropdown: classes['dropdown'] ?? '' }}>
      <Combobox.Target withExpandedAttribute={opened} withAriaAttributes={opened}>
        <TextInput
          placeholder="Street and number, or ZIP"
          {...fieldParts({ ...rest, description: saying(results, value) ?? description })}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={opened}
          autoComplete="off"
          spellCheck={false}
          value={value ? value.label : typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            if (value) onChange(null);
            list.openDropdown();
          }}
          onFocus={() => list.openDropdown()}
          onBlur={() => {
            list.closeDropdown();
            rest.onBlur?.();
          }}
          leftSection={results.state === 'searching' ? <Loader size={18} /> : <Search size={18} aria-hidden />}
          {...(action !== undefined && {
            rightSection: action,
            rightSectionWidth: 48,
            rightSectionPointerEvents: 'all' as const,
          })}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!opened}>
        <AddressOptions found={results.found} label="Addresses" />
      </Combobox.Dropdown>
    </Combobox>
  );
};

/** What became of a search that has nothing to show. */
const saying = ({ state, found }: AddressResults, value: Address | null): ReactNode => {
  if (value) return undefined;
  if (state === 'failed')
    return (
      <span role="status">Addresses can’t be searched right now. Type again, or set the location on the map.</span>
    );
  if (state === 'found' && found.length === 0)
    return <span role="status">No address found. Check the spelling, or set the location on the map.</span>;
  return undefined;
};
