import { VisuallyHidden } from '@mantine/core';
import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Dialog } from '../actions/dialog.tsx';
import { FilterPills } from '../fields/filter-pills.tsx';
import type { DataTableProps, TableFilter } from './table-types.ts';
import classes from './table-toolbar.module.css';

interface TableFiltersProps extends Pick<DataTableProps<never>, 'state' | 'onState'> {
  readonly filters: readonly TableFilter[];
}

/** One row of pills a filter. */
export const TableFilters = ({ filters, state, onState }: TableFiltersProps) =>
  filters.map(({ id, label, options }) => (
    <FilterPills
      key={id}
      label={label}
      single
      pills={options.map(({ value, label: name, count }) => ({
        value,
        label: name,
        ...(count !== undefined && { count }),
      }))}
      chosen={options.flatMap(({ value }) => (value === state.filters[id] ? [value] : []))}
      onChange={([value]) => onState({ filters: { ...state.filters, [id]: value }, page: 1 })}
    />
  ));

/** Where there is no room for the pills: a button that opens them and says how many filters are on. */
export const TableFilterSheet = (props: TableFiltersProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const chosen = Object.values(props.state.filters).filter((value) => value !== undefined).length;
  return (
    <>
      <Button className={classes['brief'] ?? ''} onClick={() => setIsOpen(true)}>
        <ListFilter size={18} aria-hidden />
        <VisuallyHidden>Filters</VisuallyHidden>
        {chosen > 0 && <span className={classes['chosen']}>{chosen}</span>}
      </Button>
      <Dialog title="Filters" opened={isOpen} onClose={() => setIsOpen(false)}>
        <div className={classes['sheet']}>
          <TableFilters {...props} />
        </div>
      </Dialog>
    </>
  );
};
