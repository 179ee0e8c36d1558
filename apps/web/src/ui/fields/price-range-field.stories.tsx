import type { Meta, StoryObj } from '@storybook/react-vite';
import { cents } from '@tailgate/values/money';
import { useState, type ComponentProps } from 'react';
import { PriceRangeField } from './price-range-field.tsx';

const meta = {
  component: PriceRangeField,
  args: {
    label: 'Price for small dogs',
    value: { min: cents(6000), max: cents(8000) },
    required: true,
    onChange: () => undefined,
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof PriceRangeField>;
export default meta;

const Kept = (props: ComponentProps<typeof PriceRangeField>) => {
  const [value, setValue] = useState(props.value);
  return <PriceRangeField {...props} value={value} onChange={setValue} />;
};

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: { min: null, max: null } } };
export const Help: Story = { args: { description: 'What a full groom costs, before add-ons' } };
export const Wrong: Story = { args: { value: { min: null, max: null }, error: 'Enter both prices' } };
export const Disabled: Story = { args: { disabled: true } };
