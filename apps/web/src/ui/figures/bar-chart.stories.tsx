import type { Meta, StoryObj } from '@storybook/react-vite';
import { BarChart } from './bar-chart.tsx';

const meta = {
  component: BarChart,
  args: {
    label: 'Sign-ups by week',
    bars: [3, 8, 0, 12, 7].map((value, week) => ({ label: `Mar ${week * 7 + 2}`, value })),
  },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Weeks: Story = {};
export const Nothing: Story = { args: { bars: [{ label: 'Mar 2', value: 0 }] } };
