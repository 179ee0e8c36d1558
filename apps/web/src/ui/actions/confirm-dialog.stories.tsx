import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = {
  component: ConfirmDialog,
  args: {
    title: 'Cancel this visit',
    consequence: 'Priya gets a message now. The 50% fee does not apply until tomorrow at 9:30 AM.',
    action: 'Cancel the visit',
    busyLabel: 'Cancelling…',
    opened: true,
    busy: false,
    onConfirm: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};
export const Busy: Story = { args: { busy: true } };
export const LongWords: Story = {
  args: { action: 'Cancel the visit and all of its repetitions', consequence: 'It cannot be taken back. '.repeat(12) },
};
