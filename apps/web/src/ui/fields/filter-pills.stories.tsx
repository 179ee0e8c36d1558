import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { FilterPills } from './filter-pills.tsx';

const PILLS = [
  { value: 'today', label: 'Today' },
  { value: 'cats', label: 'Cats', count: 12 },
  { value: 'large', label: 'Large dogs', count: 4 },
  { value: 'saturday', label: 'Open on Saturday' },
];

const Chosen = ({ first, single = false }: { first: readonly string[]; single?: boolean }) => {
  const [chosen, setChosen] = useState(first);
  return <FilterPills label="Filters" pills={PILLS} chosen={chosen} onChange={setChosen} single={single} />;
};

const meta = { component: Chosen, args: { first: [] } } satisfies Meta<typeof Chosen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {};
export const Some: Story = { args: { first: ['today', 'cats'] } };
export const Single: Story = { args: { first: ['large'], single: true } };
