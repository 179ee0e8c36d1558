import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepHeader } from './step-header.tsx';

const meta = {
  component: StepHeader,
  args: { step: 3, of: 5, title: 'Choose a groomer' },
} satisfies Meta<typeof StepHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { args: { step: 1 } };
export const Middle: Story = {};
export const Last: Story = { args: { step: 5, title: 'Check and request' } };
export const LongTitle: Story = { args: { title: 'Tell us about the pets that are to be groomed on this visit' } };
