import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { SelectField } from './select-field.tsx';

const CHOICES = [
  { value: 'small', label: 'Small' },
  { value: 'medium', label: 'Medium' },
  { value: 'large', label: 'Large' },
  { value: 'giant', label: 'Giant', disabled: true },
];

const Kept = (props: ComponentProps<typeof SelectField<string>>) => {
  const [value, setValue] = useState(props.value);
  return <SelectField {...props} value={value} onChange={setValue} />;
};

const meta = {
  component: Kept,
  args: { label: 'Size', value: 'medium', choices: CHOICES, onChange: () => undefined },
} satisfies Meta<typeof Kept>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: null, required: true } };
export const Optional: Story = { args: { optional: true, value: null } };
export const Help: Story = { args: { description: 'By weight: up to 25, 50, 90 lb' } };
export const Wrong: Story = { args: { value: null, error: 'Choose a size' } };
export const Disabled: Story = { args: { disabled: true } };
