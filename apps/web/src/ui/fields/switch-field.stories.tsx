import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { SwitchField } from './switch-field.tsx';

const meta = {
  component: SwitchField,
  args: { label: 'Accept new customers', checked: true, onChange: () => undefined },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof SwitchField>;
export default meta;

const Kept = (props: ComponentProps<typeof SwitchField>) => {
  const [value, setValue] = useState(props.checked);
  return <SwitchField {...props} checked={value} onChange={setValue} />;
};

type Story = StoryObj<typeof meta>;

export const On: Story = {};
export const Off: Story = { args: { checked: false } };
export const Help: Story = {
  args: { description: 'Your page stays visible while this is off, but nobody can request a booking' },
};
export const Wrong: Story = { args: { checked: false, error: 'Add a service first' } };
export const LongText: Story = {
  args: {
    label: 'Tell me by text message about every booking request, change of time and cancellation, also at night',
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOff: Story = { args: { disabled: true, checked: false } };
