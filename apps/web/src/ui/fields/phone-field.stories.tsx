import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { PhoneField } from './phone-field.tsx';

const meta = {
  component: PhoneField,
  args: { label: 'Phone', value: '+15125550100', required: true, onChange: () => undefined },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof PhoneField>;
export default meta;

const Kept = (props: ComponentProps<typeof PhoneField>) => {
  const [value, setValue] = useState(props.value);
  return <PhoneField {...props} value={value} onChange={setValue} />;
};

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: '' } };
export const VetsPhone: Story = { args: { label: 'Vet’s phone', value: '', required: false, optional: true } };
export const Abroad: Story = { args: { value: '+442079460958' } };
export const Wrong: Story = { args: { value: '512', error: 'Enter a valid phone number' } };
export const Disabled: Story = { args: { disabled: true } };
