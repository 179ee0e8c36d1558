import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { DurationField } from './duration-field.tsx';

const meta = {
  component: DurationField,
  args: { label: 'Duration', value: 90, onChange: () => undefined },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof DurationField>;
export default meta;

const Kept = (props: ComponentProps<typeof DurationField>) => {
  const [value, setValue] = useState(props.value);
  return <DurationField {...props} value={value} onChange={setValue} />;
};

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const QuarterHours: Story = { args: { stepMinutes: 15 } };
export const Empty: Story = { args: { value: null, required: true } };
export const OddDuration: Story = { args: { value: 52 } };
export const Wrong: Story = { args: { value: null, error: 'Choose how long it takes' } };
export const Help: Story = { args: { description: 'Without driving' } };
export const Disabled: Story = { args: { disabled: true } };
