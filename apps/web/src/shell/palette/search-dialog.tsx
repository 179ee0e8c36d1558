import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { Search } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/actions/dialog.tsx';
import type { Found, FoundGroup } from './found.ts';
import classes from './search-dialog.module.css';

interface SearchDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** 'Pages, people, orders' */
  readonly placeholder: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly groups: readonly FoundGroup[];
  readonly isSearching: boolean;
  /** Where a part of the search failed. */
  readonly onRetry?: (() => void) | undefined;
  readonly onChoose: (found: Found) => void;
}

/** Finds pages and records while one types; arrows choose, Enter opens, Esc closes. */
export const SearchDialog = ({ opened, onClose, ...search }: SearchDialogProps) => (
  <Dialog title="Search" opened={opened} onClose={onClose}>
    <SearchBox {...search} onClose={onClose} />
  </Dialog>
);

const SearchBox = ({
  placeholder,
  typed,
  onType,
  groups,
  isSearching,
  onRetry,
  onChoose,
  onClose,
}: Omit<SearchDialogProps, 'opened'>) => {
  const list = useCombobox({ opened: true });
  const items = groups.flatMap((group) => group.items);
  const ids = items.map(({ id }) => id).join(' ');
  const { selectFirstOption } = list;
  // Enter opens the best match, also after more was found.
  useEffect(() => void selectFirstOption(), [ids, selectFirstOption]);
  return (
    <Combobox
      store={list}
      onOptionSubmit={(id) => {
        const found = items.find((one) => one.id === id);
        if (found) onChoose(found);
      }}
    >
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          data-autofocus
          role="combobox"
          aria-label="Search"
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={typed}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
          // The list keeps this key from the dialog, as if it had a dropdown to close first.
          onKeyDown={({ key }) => {
            if (key === 'Escape') onClose();
          }}
          leftSection={isSearching ? <Loader size={18} /> : <Search size={18} aria-hidden />}
        />
      </Combobox.EventsTarget>
      <div className={classes['found']}>
        <Combobox.Options aria-label="Results">
          {groups.map(
            ({ label, items: of }) =>
              of.length > 0 && (
                <Combobox.Group key={label} label={label} classNames={{ groupLabel: classes['group'] ?? '' }}>
                  {of.map((found) => (
                    <Combobox.Option key={found.id} value={found.id} className={classes['option'] ?? ''}>
                      <found.icon size={20} aria-hidden />
                      <span className={classes['words']}>
                        <span>{found.title}</span>
                        {found.meta !== undefined && <span className={classes['meta']}>{found.meta}</span>}
                      </span>
                    </Combobox.Option>
                  ))}
                </Combobox.Group>
              ),
          )}
        </Combobox.Options>
        <p role="status" className={classes['status']}>
          {items.length === 0 && !isSearching && onRetry === undefined && `Nothing found for “${typed.trim()}”`}
          {onRetry && 'Some results didn’t load.'}
        </p>
        {onRetry && <Button onClick={onRetry}>Try again</Button>}
      </div>
    </Combobox>
  );
};
