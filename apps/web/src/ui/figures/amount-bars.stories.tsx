import type { Meta, StoryObj } from '@storybook/react-vite';
import { AmountBars } from './amount-bars.tsx';

const meta = {
  component: AmountBars,
  args: {
    label: 'Expenses by category',
    bars: [
      { id: 'fuel', label: 'Fuel', value: 61250, shown: '$612.50' },
      { id: 'supplies', label: 'Supplies', value: 20415, shown: '$204.15' },
      { id: 'other', label: 'Other', value: 5, shown: '$0.05' },
    ],
  },
} satisfies Meta<typeof AmountBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Categories: Story = {};
export const One: Story = { args: { bars: [{ id: 'fuel', label: 'Fuel', value: 1, shown: '$0.01' }] } };
