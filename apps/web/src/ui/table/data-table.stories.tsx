import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Mail } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../feedback/empty-state.tsx';
import { PersonAvatar } from '../avatars/person-avatar.tsx';
import { DataTable } from './data-table.tsx';
import type { TableColumn, TablePage, TableState } from './table-types.ts';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly visits: number;
}

const PEOPLE: readonly Person[] = [
  { id: '1', name: 'Priya Raman', email: 'priya@example.test', visits: 31 },
  { id: '2', name: 'Ben Alvarez', email: 'ben@example.test', visits: 22 },
  { id: '3', name: 'Grace Lim', email: 'grace@example.test', visits: 15 },
];

const COLUMNS: readonly TableColumn<Person>[] = [
  { id: 'name', label: 'Name', sorts: true, fixed: true, cell: ({ name }) => <strong>{name}</strong> },
  { id: 'email', label: 'Email', cell: ({ email }) => email },
  { id: 'visits', label: 'Appointments', sorts: true, align: 'end', cell: ({ visits }) => visits },
];

const FILTERS = [
  {
    id: 'status',
    label: 'Status',
    options: [
      { value: 'due', label: 'Due', count: 11 },
      { value: 'new', label: 'New', count: 6 },
    ],
  },
];

const FIRST: TableState = { search: '', sort: 'name', page: 1, size: 25, hidden: [], roomy: false, filters: {} };

interface ShownProps {
  readonly page?: TablePage<Person>;
  readonly first?: Partial<TableState>;
  readonly failed?: boolean;
}

const Shown = ({ page, first = {}, failed = false }: ShownProps) => {
  const [state, setState] = useState<TableState>({ ...FIRST, ...first });
  return (
    <DataTable
      what="customers"
      columns={COLUMNS}
      page={page}
      query={{ data: page, isError: failed, isFetching: false, refetch: () => Promise.resolve() }}
      state={state}
      onState={(change) => setState({ ...state, ...change })}
      searchLabel="Name or email"
      filters={FILTERS}
      nameOf={({ name }) => name}
      line={({ id, name, email }) => ({ lead: <PersonAvatar id={id} name={name} />, title: name, meta: email })}
      rowActions={() => [{ label: 'Copy email', icon: Mail, onPress: () => {} }]}
      bulkActions={(rows) => [{ label: `Copy ${rows.length} emails`, icon: Copy, onPress: () => {} }]}
      empty={
        <EmptyState level={2} title="No customers yet">
          Customers show here after their first booking.
        </EmptyState>
      }
    />
  );
};

const meta = { component: Shown } satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { page: { items: PEOPLE, total: 124 } } };
export const LastPage: Story = { args: { page: { items: PEOPLE, total: 28 }, first: { page: 2 } } };
export const Roomy: Story = { args: { page: { items: PEOPLE, total: 3 }, first: { roomy: true, hidden: ['email'] } } };
export const Loading: Story = {};
export const Failed: Story = { args: { failed: true } };
export const Empty: Story = { args: { page: { items: [], total: 0 } } };
export const NoMatch: Story = { args: { page: { items: [], total: 0 }, first: { search: 'zoe' } } };
