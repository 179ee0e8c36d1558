import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { DateRangeField } from './date-range-field.tsx';

const meta = {
  component: DateRangeField,
  args: {
    label: 'Time off',
    value: { start: '2026-12-23', end: '2027-01-02' },
    required: true,
    onChange: () => undefined,
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof DateRangeField>;
export default meta;

const Kept = (props: ComponentProps<typeof DateRangeField>) => {
  const [value, setValue] = useState(props.value);
  return <DateRangeField {...props} value={value} onChange={setValue} />;
};

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: { start: null, end: null } } };
export const Help: Story = { args: { description: 'Both days belong to it' } };
export const Wrong: Story = { args: { error: 'You have bookings on Dec 23' } };
export const Disabled: Story = { args: { disabled: true } };
