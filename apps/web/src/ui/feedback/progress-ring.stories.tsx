import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressRing } from './progress-ring.tsx';

const meta = { component: ProgressRing, args: { label: 'Photos', done: 3, of: 5 } } satisfies Meta<typeof ProgressRing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Part: Story = {};
export const None: Story = { args: { done: 0 } };
export const Done: Story = { args: { done: 5 } };
export const Large: Story = { args: { label: 'Listing', done: 36, of: 42, size: 'lg' } };
export const LargeDone: Story = { args: { label: 'Listing', done: 42, of: 42, size: 'lg' } };
export const BesideWords: Story = {
  render: () => (
    <span style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      3 of 5 <ProgressRing label={null} done={3} of={5} />5 of 5 <ProgressRing label={null} done={5} of={5} />
    </span>
  ),
};
