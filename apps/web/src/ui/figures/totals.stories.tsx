import type { Meta, StoryObj } from '@storybook/react-vite';
import { Totals } from './totals.tsx';

const meta = {
  component: Totals,
  args: {
    label: 'This week',
    totals: [
      { label: 'Booked', value: '$2,180' },
      { label: 'Earned', value: '$659.38' },
      { label: 'Paid out', value: '$1,284.00' },
    ],
  },
} satisfies Meta<typeof Totals>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const Small: Story = { args: { small: true } };
