import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { CheckboxField } from './checkbox-field.tsx';

const meta = {
  component: CheckboxField,
  args: { label: 'I agree to the terms of service', checked: false, onChange: () => undefined },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof CheckboxField>;
export default meta;

const Kept = (props: ComponentProps<typeof CheckboxField>) => {
  const [value, setValue] = useState(props.checked);
  return <CheckboxField {...props} checked={value} onChange={setValue} />;
};

type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { checked: true } };
export const Required: Story = { args: { required: true } };
export const Help: Story = { args: { description: 'You can read them again at any time' } };
export const Wrong: Story = { args: { required: true, error: 'Please agree before you go on' } };
export const LongText: Story = {
  args: {
    label: 'I have read the agreement on business services and the policy on compensation, and I agree to both of them',
  },
};
export const Disabled: Story = { args: { disabled: true } };
