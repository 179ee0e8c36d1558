import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarCheck, CircleCheck, Timer } from 'lucide-react';
import { StateBand } from './state-band.tsx';

const meta = {
  component: StateBand,
  args: {
    tone: 'brand',
    icon: CalendarCheck,
    title: 'Accepted · in 38 min',
    note: '31 appointments since 2022',
    figure: { label: 'Leave by', value: '9:12' },
  },
} satisfies Meta<typeof StateBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Before: Story = {};
export const Late: Story = {
  args: { tone: 'danger', icon: Timer, title: '25 min late', note: 'Mei expects you at 2:00 PM' },
};
export const Paid: Story = {
  args: {
    tone: 'success',
    icon: CircleCheck,
    title: 'Paid $192.39',
    note: 'Visa ending 4242 · receipt sent 11:45 AM',
    figure: undefined,
  },
};
