import { Combobox, Loader, TextInput, UnstyledButton, useCombobox, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { AddressOptions } from '../address-field/address-options.tsx';
import { pointOf, type Address } from '../address-field/address.ts';
import { useAddressSearch, type AddressResults, type SearchAddresses } from '../address-field/use-address-search.ts';
import classes from './place-search.module.css';
import type { MapView } from './point.ts';

/** Near enough for the streets around an address, and for the whole of a ZIP code. */
const ADDRESS_ZOOM = 14;
const ZIP_ZOOM = 12;

export interface FoundPlace {
  readonly label: string;
  readonly view: MapView;
}

interface PlaceSearchProps {
  readonly search: SearchAddresses;
  readonly place: FoundPlace | null;
  readonly onPlace: (place: FoundPlace | null) => void;
}

const placeOf = (found: Address): FoundPlace[] => {
  const point = pointOf(found);
  const zoom = found.address === found.postalCode ? ZIP_ZOOM : ADDRESS_ZOOM;
  return point ? [{ label: found.label, view: { ...point, zoom } }] : [];
};

/** Over a map: finds an address, a city or a ZIP code, and leaves it to the screen to go there and mark it. */
export const PlaceSearch = ({ search, place, onPlace }: PlaceSearchProps) => {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const list = useCombobox({
    onDropdownClose: () => list.resetSelectedOption(),
  });
  const results = useAddressSearch(search, place ? '' : typed);
  const found = results.found.filter((each) => pointOf(each));
  const opened = list.dropdownOpened && found.length > 0;
  const note = place ? null : noteOn(results, found.length);

  // Enter goes to the best match without an arrow key before it.
  const { selectFirstOption } = list;
  useEffect(() => {
    if (opened) selectFirstOption();
  }, [opened, selectFirstOption]);

  const clear = () => {
    setTyped('');
    onPlace(null);
    input.current?.focus();
  };

  return (
    <div className={classes['search']}>
      <Combobox
        store={list}
        offset={4}
        classNames={{ dropdown: classes['dropdown'] ?? '' }}
        onOptionSubmit={(index) => {
          const [chosen] = found.slice(Number(index)).flatMap(placeOf);
          if (!chosen) return;
          list.closeDropdown();
          setTyped(chosen.label);
          onPlace(chosen);
        }}
      >
        <Combobox.Target withExpandedAttribute={opened} withAriaAttributes={opened}>
          <TextInput
            ref={input}
            aria-label="Find a place on the map"
            placeholder="Address, city or ZIP code"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={opened}
            autoComplete="off"
            spellCheck={false}
            value={place ? place.label : typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              if (place) onPlace(null);
              list.openDropdown();
            }}
            onFocus={() => list.openDropdown()}
            onBlur={() => list.closeDropdown()}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && !opened) clear();
            }}
            leftSection={results.state === 'searching' ? <Loader size={18} /> : <Search size={18} aria-hidden />}
            {...((place || typed !== '') && {
              rightSection: <ClearButton onClear={clear} />,
              rightSectionWidth: 48,
              rightSectionPointerEvents: 'all' as const,
            })}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={!opened}>
          <AddressOptions found={found} label="Places" />
        </Combobox.Dropdown>
      </Combobox>
      <div role="status">
        {note && <p className={classes['note']}>{note}</p>}
        {place && <VisuallyHidden>{`The map shows ${place.label}.`}</VisuallyHidden>}
      </div>
    </div>
  );
};

const ClearButton = ({ onClear }: { onClear: () => void }) => (
  <UnstyledButton className={classes['clear'] ?? ''} aria-label="Clear search" onClick={onClear}>
    <X size={20} aria-hidden />
  </UnstyledButton>
);

const noteOn = ({ state }: AddressResults, found: number): string | null => {
  if (state === 'failed')
    return 'Place search isn’t working right now. Try again in a moment, or move the map yourself.';
  if (state === 'found' && found === 0) return 'No place found. Check the spelling, or search for a ZIP code.';
  return null;
};
