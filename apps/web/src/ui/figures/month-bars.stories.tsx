import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDollars } from '../words/dollars.ts';
import { MonthBars } from './month-bars.tsx';

const monthsOf = (values: readonly number[]) =>
  values.map((value, index) => ({
    month: `2026-${String(index + 1).padStart(2, '0')}`,
    value,
    shown: inDollars(value),
  }));

const meta = {
  component: MonthBars,
  args: {
    label: 'Spent by month',
    months: monthsOf([178, 186, 0, 192.4, 197.1, 189.4, 0, 178, 184.2, 192.39, 0, 189]),
  },
} satisfies Meta<typeof MonthBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Year: Story = {};
export const Nothing: Story = { args: { months: monthsOf(Array.from({ length: 12 }, () => 0)) } };
