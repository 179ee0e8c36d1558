import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { DateField } from './date-field.tsx';

const meta = {
  component: DateField,
  args: { label: 'Date of birth', value: '2019-03-14', onChange: () => undefined },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof DateField>;
export default meta;

const Kept = (props: ComponentProps<typeof DateField>) => {
  const [value, setValue] = useState(props.value);
  return <DateField {...props} value={value} onChange={setValue} />;
};

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: null, required: true } };
export const Limited: Story = {
  args: {
    label: 'Visit',
    value: '2026-11-12',
    min: '2026-11-05',
    max: '2026-12-05',
    isExcluded: (date: string) => date === '2026-11-11',
    description: 'Nov 5 to Dec 5, 2026',
  },
};
export const Wrong: Story = { args: { value: null, error: 'Enter a date in the past' } };
export const Optional: Story = { args: { optional: true, value: null } };
export const Disabled: Story = { args: { disabled: true } };
