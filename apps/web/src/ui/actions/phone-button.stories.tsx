import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhoneButton } from './phone-button.tsx';

const meta = {
  component: PhoneButton,
  args: { name: 'Priya Raman', phoneNumber: '+15125550123' },
} satisfies Meta<typeof PhoneButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByNumber: Story = {};
export const ByOrder: Story = {
  render: () => <PhoneButton name="Priya Raman" orderId="order-1" onCallByOrder={() => undefined} />,
};
