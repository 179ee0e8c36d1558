import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button.tsx';
import { PendingRequest } from './pending-request.tsx';

const meta = {
  component: PendingRequest,
  args: {
    children: 'You asked for Fri, Jun 12, 9:00 AM. Maya Torres answers by Tue, Jun 9, 9:00 AM.',
    otherwise: 'Without an answer the appointment stays on Thu, Jun 11, 9:30 AM.',
    withdrawal: { label: 'Withdraw request', busy: false, onWithdraw: () => undefined },
  },
} satisfies Meta<typeof PendingRequest>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Withdrawing: Story = {
  args: { withdrawal: { label: 'Withdraw request', busy: true, onWithdraw: () => undefined } },
};
export const WithMore: Story = { args: { actions: <Button>Choose another time</Button> } };
export const Final: Story = { args: { withdrawal: undefined, otherwise: null } };
