import type { Meta, StoryObj } from '@storybook/react-vite';
import { currentTimeMs } from './clock.ts';
import { Deadline } from './deadline.tsx';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(currentTimeMs() + hours * HOUR_MS).toISOString();

const meta = {
  component: Deadline,
  args: {
    at: inHours(72),
    before: 'Free to cancel until Fri, Jun 12, 9:00 AM',
    over: 'Canceling costs $30.00 once Maya Torres accepts',
  },
} satisfies Meta<typeof Deadline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Before: Story = {};
export const Soon: Story = { args: { at: inHours(2.5) } };
export const Over: Story = { args: { at: inHours(-2) } };
