import type { Meta, StoryObj } from '@storybook/react-vite';
import { cents } from '@tailgate/values/money';
import { useState, type ComponentProps } from 'react';
import { PriceField } from './price-field.tsx';

const meta = {
  component: PriceField,
  args: { label: 'Price', value: cents(10_500), required: true, onChange: () => undefined },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof PriceField>;
export default meta;

const Kept = (props: ComponentProps<typeof PriceField>) => {
  const [value, setValue] = useState(props.value);
  return <PriceField {...props} value={value} onChange={setValue} />;
};

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: null } };
export const Help: Story = { args: { description: 'Customers see this price' } };
export const Optional: Story = { args: { required: false, optional: true, value: null } };
export const Wrong: Story = { args: { value: cents(0), error: 'Enter a price above $0.00' } };
export const Euros: Story = { args: { currency: 'EUR' } };
export const Disabled: Story = { args: { disabled: true } };
