import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { TimeField } from './time-field.tsx';

const meta = {
  component: TimeField,
  args: { label: 'Start time', value: '09:30', onChange: () => undefined },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof TimeField>;
export default meta;

const Kept = (props: ComponentProps<typeof TimeField>) => {
  const [value, setValue] = useState(props.value);
  return <TimeField {...props} value={value} onChange={setValue} />;
};

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: null, required: true } };
export const WorkingHours: Story = { args: { min: '08:00', max: '18:00' } };
export const Wrong: Story = { args: { error: 'Choose a time before 6:00 PM' } };
export const Optional: Story = { args: { optional: true, value: null } };
export const Disabled: Story = { args: { disabled: true } };
