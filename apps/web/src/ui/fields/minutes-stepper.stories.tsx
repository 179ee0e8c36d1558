import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { MinutesStepper } from './minutes-stepper.tsx';

const meta = {
  component: MinutesStepper,
  args: { label: 'Extra time', value: 15, onChange: () => undefined },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof MinutesStepper>;
export default meta;

const Kept = (props: ComponentProps<typeof MinutesStepper>) => {
  const [value, setValue] = useState(props.value);
  return <MinutesStepper {...props} value={value} onChange={setValue} />;
};

type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const Lowest: Story = { args: { value: 0 } };
export const Highest: Story = { args: { value: 300 } };
export const QuarterHours: Story = { args: { stepMinutes: 15, value: 75 } };
export const Disabled: Story = { args: { disabled: true } };
