import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { RadioField } from './radio-field.tsx';

const CHOICES = [
  { value: 'fixed', label: 'By size', description: 'One price for each size of pet' },
  { value: 'breed', label: 'By breed' },
  { value: 'hourly', label: 'By the hour', description: 'Counted from arrival' },
];

const Kept = (props: ComponentProps<typeof RadioField<string>>) => {
  const [value, setValue] = useState(props.value);
  return <RadioField {...props} value={value} onChange={setValue} />;
};

const meta = {
  component: Kept,
  args: { label: 'How do you charge?', value: 'fixed', choices: CHOICES, onChange: () => undefined },
} satisfies Meta<typeof Kept>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: null, required: true } };
export const Help: Story = { args: { description: 'You can change this later' } };
export const Wrong: Story = { args: { value: null, error: 'Choose one' } };
export const Disabled: Story = { args: { disabled: true } };
