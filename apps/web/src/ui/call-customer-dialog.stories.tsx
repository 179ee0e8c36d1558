import type { Meta, StoryObj } from '@storybook/react-vite';
import { CallCustomerDialog } from './call-customer-dialog.tsx';

const meta = {
  component: CallCustomerDialog,
  args: {
    customerName: 'Priya Raman',
    opened: true,
    onClose: () => undefined,
    lookUp: () => Promise.resolve('+15125550123'),
  },
} satisfies Meta<typeof CallCustomerDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Loading: Story = { args: { lookUp: () => new Promise(() => undefined) } };
export const Failed: Story = { args: { lookUp: () => Promise.reject(new Error('away')) } };
