import type { Meta, StoryObj } from '@storybook/react-vite';
import { CallCustomerDialog, type CallNumber } from './call-customer-dialog.tsx';

const meta = {
  component: CallCustomerDialog,
  args: {
    customerName: 'Priya Raman',
    ownPhone: '+15125550123',
    opened: true,
    onClose: () => undefined,
    lookUp: (): Promise<CallNumber> => Promise.resolve({ phone: '+15005550006', callerPhone: '+15125550100' }),
    chooseCaller: () => 'The form for another phone',
  },
} satisfies Meta<typeof CallCustomerDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Loading: Story = { args: { lookUp: () => new Promise(() => undefined) } };
export const Failed: Story = { args: { lookUp: () => Promise.reject(new Error('away')) } };
