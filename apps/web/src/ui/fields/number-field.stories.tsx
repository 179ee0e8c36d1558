import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { NumberField } from './number-field.tsx';

const meta = {
  component: NumberField,
  args: { label: 'Weight', value: 62, unit: 'lbs', decimals: 1, onChange: () => undefined },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof NumberField>;
export default meta;

const Kept = (props: ComponentProps<typeof NumberField>) => {
  const [value, setValue] = useState(props.value);
  return <NumberField {...props} value={value} onChange={setValue} />;
};

type Story = StoryObj<typeof meta>;

export const Weight: Story = {};
export const Kilograms: Story = { args: { unit: 'Kgs', value: 28.1 } };
export const Empty: Story = { args: { value: null, placeholder: '0' } };
export const Required: Story = { args: { required: true } };
export const TooHeavy: Story = { args: { value: 620, error: 'Enter a weight up to 300 lb' } };
export const Plain: Story = {
  args: { label: 'Number of pets', unit: '', decimals: 0, value: 2, description: 'Everyone who comes along' },
};
export const Disabled: Story = { args: { disabled: true } };
