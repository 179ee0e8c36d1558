import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { SearchableSelectField } from './searchable-select-field.tsx';

const CHOICES = [
  'Beagle',
  'Border Collie',
  'Boxer',
  'Bulldog',
  'Chihuahua',
  'Dachshund',
  'Goldendoodle',
  'Maltese',
  'Poodle',
].map((name) => ({
  value: name.toLowerCase(),
  label: name,
}));

const Kept = (props: ComponentProps<typeof SearchableSelectField<string>>) => {
  const [value, setValue] = useState(props.value);
  return <SearchableSelectField {...props} value={value} onChange={setValue} />;
};

const meta = {
  component: Kept,
  args: { label: 'Breed', value: 'poodle', choices: CHOICES, onChange: () => undefined },
} satisfies Meta<typeof Kept>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: null, required: true } };
export const Optional: Story = { args: { optional: true, value: null } };
export const Wrong: Story = { args: { value: null, error: 'Choose a breed' } };
export const Disabled: Story = { args: { disabled: true } };
