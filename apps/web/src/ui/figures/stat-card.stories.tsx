import type { Meta, StoryObj } from '@storybook/react-vite';
import { Truck } from 'lucide-react';
import { StatCard } from './stat-card.tsx';
import { Totals } from './totals.tsx';

const meta = {
  component: StatCard,
  args: { label: 'Revenue this week', value: '$4,215' },
} satisfies Meta<typeof StatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NumberOnly: Story = {};
export const WithBars: Story = {
  args: { delta: { direction: 'up', words: '8% over last week' }, bars: [28, 36, 25, 41, 45, 52] },
};
export const WithOthers: Story = {
  args: {
    foot: (
      <Totals
        small
        label="Received"
        totals={[
          { label: 'Earned', value: '$659.38' },
          { label: 'Paid out', value: '$0.00' },
        ]}
      />
    ),
  },
};
export const WithIcon: Story = {
  args: { label: 'Use, 14 days', value: '69%', note: '2 vans idle today', icon: <Truck size={20} aria-hidden /> },
};
export const Worse: Story = {
  args: { label: 'No-shows', value: '4', delta: { direction: 'up', words: '2 more than in May', tone: 'bad' } },
};
export const Same: Story = { args: { delta: { direction: 'same', words: 'As last week' } } };
export const LongNumber: Story = { args: { value: '$1,284,215.00', bars: [1, 2, 3, 0, 5, 6] } };
