import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Copy, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { Dialog } from '../actions/dialog.tsx';
import { DataTable } from './data-table.tsx';
import type { DataTableProps, TableColumn, TableState } from './table-types.ts';

interface Pet {
  readonly id: string;
  readonly name: string;
  readonly weight: number;
}

const PETS: readonly Pet[] = [
  { id: 'a', name: 'Biscuit', weight: 62 },
  { id: 'b', name: 'Mochi', weight: 13 },
];
const COLUMNS: readonly TableColumn<Pet>[] = [
  { id: 'name', label: 'Name', sorts: true, fixed: true, cell: ({ name }) => name },
  { id: 'weight', label: 'Weight', sorts: true, align: 'end', cell: ({ weight }) => `${weight} lb` },
];
const FIRST: TableState = { search: '', sort: 'name', page: 1, size: 25, hidden: [], roomy: false, filters: {} };

const show = (given: Partial<DataTableProps<Pet>> = {}, first: Partial<TableState> = {}) => {
  const onState = vi.fn();
  const Shown = () => {
    const [state, setState] = useState<TableState>({ ...FIRST, ...first });
    const page = 'page' in given ? given.page : { items: PETS, total: 60 };
    return (
      <DataTable
        what="pets"
        columns={COLUMNS}
        query={{ data: page, isError: false, isFetching: false, refetch: () => Promise.resolve() }}
        searchLabel="Name"
        nameOf={({ name }) => name}
        line={({ name, weight }) => ({ title: name, meta: `${weight} lb` })}
        empty={<p>No pets yet</p>}
        {...given}
        page={page}
        state={state}
        onState={(change, options) => {
          onState(change, options);
          setState({ ...state, ...change });
        }}
      />
    );
  };
  renderUi(<Shown />);
  return { onState };
};
const column = (name: string) => screen.getByRole('columnheader', { name });

describe('DataTable', () => {
  it('ends with what all rows add up to', () => {
    show({ totals: { label: '60 pets', cells: { weight: '1,800 lb' }, line: '1,800 lb' } });
    const last = screen.getAllByRole('row').at(-1) as HTMLElement;
    expect(within(last).getByRole('rowheader').textContent).toBe('60 pets');
    expect(within(last).getByRole('cell').textContent).toBe('1,800 lb');
  });

  it('sorts by a column, then the other way, and says so', async () => {
    const { onState } = show({}, { page: 2 });
    expect(column('Name').getAttribute('aria-sort')).toBe('ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Weight' }));
    expect(onState).toHaveBeenLastCalledWith({ sort: 'weight', page: 1 }, undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Weight' }));
    expect(onState).toHaveBeenLastCalledWith({ sort: '-weight', page: 1 }, undefined);
    expect(column('Weight').getAttribute('aria-sort')).toBe('descending');
  });

  it('searches after a pause, on the first page, without a step in the history', async () => {
    const { onState } = show({}, { page: 3 });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Name' }), 'moc');
    await waitFor(() => expect(onState).toHaveBeenLastCalledWith({ search: 'moc', page: 1 }, { replace: true }));
  });

  it('narrows by a filter with counts, and back', async () => {
    const { onState } = show({
      filters: [{ id: 'size', label: 'Size', options: [{ value: 'small', label: 'Small', count: 12 }] }],
    });
    await userEvent.click(screen.getByRole('button', { name: /Small/ }));
    expect(onState).toHaveBeenLastCalledWith({ filters: { size: 'small' }, page: 1 }, undefined);
    await userEvent.click(screen.getByRole('button', { name: /Small/ }));
    expect(onState).toHaveBeenLastCalledWith({ filters: { size: undefined }, page: 1 }, undefined);
  });

  it('moves between pages and changes their size', async () => {
    const { onState } = show();
    expect(screen.getByText('1–2 of 60')).toBeTruthy();
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('button', { name: 'Previous page' })).toHaveProperty('disabled', true);
    await userEvent.click(pages.getByRole('button', { name: 'Page 3' }));
    expect(onState).toHaveBeenLastCalledWith({ page: 3, size: 25 }, undefined);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50');
    expect(onState).toHaveBeenLastCalledWith({ page: 1, size: 50 }, undefined);
  });

  it('hides a column and shows it again', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    const weight = await screen.findByLabelText('Weight');
    await userEvent.click(weight);
    expect(screen.queryByText('62 lb')).toBeNull();
    await userEvent.click(weight);
    expect(screen.getByText('62 lb')).toBeTruthy();
  });

  it('acts on selected rows, on all that match, and forgets them', async () => {
    const copied: string[][] = [];
    show({
      bulkActions: (rows) => [
        { label: `Copy ${rows.length}`, icon: Copy, onPress: () => copied.push(rows.map(({ id }) => id)) },
      ],
      loadAll: () => Promise.resolve([...PETS, { id: 'c', name: 'Duke', weight: 70 }]),
    });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Mochi' }));
    await userEvent.click(screen.getByRole('button', { name: 'Copy 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Select all 60' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Copy 3' }));
    expect(copied).toEqual([['b'], ['a', 'b', 'c']]);
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Select Mochi' })).toHaveProperty('checked', false);
  });

  it('has a menu for each row, and arrows move between rows', async () => {
    const removed: string[] = [];
    show({ rowActions: ({ id }) => [{ label: 'Delete', icon: Trash2, onPress: () => removed.push(id) }] });
    const first = screen.getByRole('button', { name: 'Actions for Biscuit' });
    first.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions for Mochi' }));
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(removed).toEqual(['b']);
  });

  it('returns the focus to the menu of the row after a dialog opened from it', async () => {
    const Shown = () => {
      const [asked, setAsked] = useState<Pet | null>(null);
      return (
        <>
          <DataTable
            what="pets"
            columns={COLUMNS}
            page={{ items: PETS, total: 2 }}
            query={{ data: PETS, isError: false, isFetching: false, refetch: () => Promise.resolve() }}
            state={FIRST}
            onState={() => {}}
            nameOf={({ name }) => name}
            line={({ name }) => ({ title: name, meta: '' })}
            rowActions={(pet) => [{ label: 'Rename', icon: Copy, onPress: () => setAsked(pet) }]}
            empty={null}
          />
          <Dialog title={`Rename ${asked?.name ?? ''}`} opened={asked !== null} onClose={() => setAsked(null)}>
            <input aria-label="Name" />
          </Dialog>
        </>
      );
    };
    renderUi(<Shown />);
    const opener = screen.getByRole('button', { name: 'Actions for Mochi' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    await screen.findByRole('dialog', { name: 'Rename Mochi' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('has links in its row menus that open in a new tab', async () => {
    show({ rowActions: ({ name }) => [{ label: 'Open', icon: Copy, href: `/pets/${name}` }] });
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Mochi' }));
    const link = await screen.findByRole('menuitem', { name: 'Open' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/pets/Mochi', '_blank']);
  });

  it('says when nothing matches, and clears search and filters', async () => {
    const { onState } = show({ page: { items: [], total: 0 } }, { search: 'zoe', filters: { size: 'small' } });
    expect(screen.getByRole('heading', { name: 'No pets found' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(onState).toHaveBeenLastCalledWith({ search: '', filters: {}, page: 1 }, undefined);
    expect(await screen.findByText('No pets yet')).toBeTruthy();
  });

  it('asks again after a failure', async () => {
    const refetch = vi.fn(() => Promise.resolve());
    show({ page: undefined, query: { data: undefined, isError: true, isFetching: false, refetch } });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalled();
  });

  it('shows rows of two lines on a phone, and filters in a sheet', async () => {
    const matchMedia = window.matchMedia;
    window.matchMedia = (query) => Object.assign(matchMedia(query), { matches: !query.includes('min-width: 960px') });
    try {
      show({ filters: [{ id: 'size', label: 'Size', options: [{ value: 'small', label: 'Small' }] }] });
      expect(screen.queryByRole('table')).toBeNull();
      const rows = within(screen.getByRole('list', { name: 'pets' })).getAllByRole('listitem');
      expect(rows.map(({ textContent }) => textContent)).toEqual(['Biscuit62 lb', 'Mochi13 lb']);
      await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
      expect(await screen.findByRole('button', { name: 'Small' })).toBeTruthy();
    } finally {
      window.matchMedia = matchMedia;
    }
  });
});
