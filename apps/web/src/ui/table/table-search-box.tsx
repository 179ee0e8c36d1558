import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { DataTableProps } from './table-types.ts';
import classes from './table-toolbar.module.css';

const TYPING_PAUSE_MS = 300;

interface TableSearchBoxProps extends Pick<DataTableProps<never>, 'state' | 'onState'> {
  readonly label: string;
}

/** Searches after a pause in typing; going back in the history brings back what was typed then. */
export const TableSearchBox = ({ label, state, onState }: TableSearchBoxProps) => {
  const searched = state.search;
  const [typed, setTyped] = useState(searched);
  const sent = useRef(searched);
  const send = useDebouncedCallback((search: string) => {
    sent.current = search;
    onState({ search, page: 1 }, { replace: true });
  }, TYPING_PAUSE_MS);
  useEffect(() => {
    if (searched === sent.current) return;
    sent.current = searched;
    setTyped(searched);
  }, [searched]);
  return (
    <TextInput
      type="search"
      className={classes['search'] ?? ''}
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      leftSection={<Search size={18} aria-hidden />}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        send(currentTarget.value.trim());
      }}
    />
  );
};
