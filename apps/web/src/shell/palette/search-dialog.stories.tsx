import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, PawPrint, UserRound, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { SearchDialog } from './search-dialog.tsx';

const meta = {
  component: SearchDialog,
  args: {
    opened: true,
    onClose: () => undefined,
    placeholder: 'Pages, customers, pets and appointments',
    typed: '',
    onType: () => undefined,
    isSearching: false,
    onChoose: () => undefined,
    groups: [
      {
        label: 'Pages',
        items: [
          { id: '/groomer/appointments', title: 'Schedule', icon: CalendarDays, to: '/groomer/appointments' },
          { id: '/groomer/customers', title: 'Customers', icon: UsersRound, to: '/groomer/customers' },
        ],
      },
    ],
  },
  render: ({ typed: atFirst, onType: _, ...args }) => {
    const Typed = () => {
      const [typed, setTyped] = useState(atFirst);
      return <SearchDialog {...args} typed={typed} onType={setTyped} />;
    };
    return <Typed />;
  },
} satisfies Meta<typeof SearchDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const TO = { to: '/groomer/customers/$customerId', params: { customerId: 'c-1' } } as const;

export const Pages: Story = {};
export const Records: Story = {
  args: {
    typed: 'pri',
    groups: [
      { label: 'Customers', items: [{ id: 'c-1', title: 'Priya Raman', meta: 'Austin', icon: UserRound, ...TO }] },
      { label: 'Pets', items: [{ id: 'p-1', title: 'Prince', meta: 'Priya Raman', icon: PawPrint, ...TO }] },
    ],
  },
};
export const Searching: Story = { args: { typed: 'pri', groups: [], isSearching: true } };
export const NothingFound: Story = { args: { typed: 'xyz', groups: [] } };
export const Failed: Story = { args: { typed: 'pri', groups: [], onRetry: () => undefined } };
