import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { ListFilter, Search } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { FilterPills } from '../filter-pills.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import { DensitySwitch } from './density-switch.tsx';
import type { DataTableProps, TableFilter } from './table-types.ts';
import classes from './table.module.css';
import type { TableOf } from './use-data-table.ts';

const TYPING_PAUSE_MS = 300;

interface TableToolbarProps<Row extends { readonly id: string }> extends Pick<
  DataTableProps<Row>,
  'searchLabel' | 'filters' | 'state' | 'onState' | 'columns'
> {
  readonly table: TableOf<Row>;
  readonly wide: boolean;
}

export const TableToolbar = <Row extends { readonly id: string }>({
  searchLabel,
  filters = [],
  state,
  onState,
  columns,
  table,
  wide,
}: TableToolbarProps<Row>) => {
  const narrow = (id: string, value: string | undefined) =>
    onState({ filters: { ...state.filters, [id]: value }, page: 1 });
  const groups = filters.map((filter) => (
    <FilterGroup key={filter.id} filter={filter} chosen={state.filters[filter.id]} onChoose={narrow} />
  ));
  return (
    <div className={classes['toolbar']}>
      {searchLabel && (
        <SearchBox
          label={searchLabel}
          searched={state.search}
          onSearch={(search) => onState({ search, page: 1 }, { replace: true })}
        />
      )}
      {wide ? (
        <div className={classes['filters']}>{groups}</div>
      ) : (
        filters.length > 0 && <FilterSheet>{groups}</FilterSheet>
      )}
      {wide && (
        <div className={classes['tools']}>
          <DensitySwitch roomy={state.roomy} onChange={(roomy) => onState({ roomy })} />
          <ColumnsMenu columns={columns} table={table} />
        </div>
      )}
    </div>
  );
};

interface SearchBoxProps {
  readonly label: string;
  readonly searched: string;
  readonly onSearch: (search: string) => void;
}

/** Searches after a pause in typing; going back in the history brings back what was typed then. */
const SearchBox = ({ label, searched, onSearch }: SearchBoxProps) => {
  const [typed, setTyped] = useState(searched);
  const sent = useRef(searched);
  const send = useDebouncedCallback((search: string) => {
    sent.current = search;
    onSearch(search);
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

interface FilterGroupProps {
  readonly filter: TableFilter;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string, value: string | undefined) => void;
}

const FilterGroup = ({ filter: { id, label, options }, chosen, onChoose }: FilterGroupProps) => (
  <FilterPills
    label={label}
    single
    pills={options.map(({ value, label: name, count }) => ({
      value,
      label: name,
      ...(count !== undefined && { count }),
    }))}
    chosen={chosen === undefined ? [] : [chosen]}
    onChange={([value]) => onChoose(id, value)}
  />
);

const FilterSheet = ({ children }: { children: ReactNode }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<ListFilter size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
        Filters
      </Button>
      <Dialog title="Filters" opened={isOpen} onClose={() => setIsOpen(false)}>
        <div className={classes['sheet']}>{children}</div>
      </Dialog>
    </>
  );
};
