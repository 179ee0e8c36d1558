import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { toastFailure, toastSuccess } from './toast.tsx';
import { Toaster } from './toaster.tsx';

const Shown = ({ show }: { show: () => void }) => {
  useEffect(show, [show]);
  return (
    <main>
      <p>The toast is at the bottom right.</p>
      <Toaster />
    </main>
  );
};

const meta = { component: Shown } satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = { args: { show: () => toastSuccess('Saved') } };
export const WithUndo: Story = {
  args: { show: () => toastSuccess('Booking accepted', { label: 'Undo', onPress: () => undefined }) },
};
export const Failure: Story = {
  args: { show: () => toastFailure({ message: 'Please check.', details: ['Email is required', 'Phone is too long'] }) },
};
export const LongWords: Story = {
  args: {
    show: () =>
      toastSuccess('The booking of Priya Raman on Thursday was moved to Friday at 9:30 AM', {
        label: 'Undo',
        onPress: () => undefined,
      }),
  },
};
