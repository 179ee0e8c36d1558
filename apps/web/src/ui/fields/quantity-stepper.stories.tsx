import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { QuantityStepper } from './quantity-stepper.tsx';

const meta = {
  component: QuantityStepper,
  args: { of: 'Shampoo', value: 2, max: 5, onChange: () => undefined },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof QuantityStepper>;
export default meta;

const Kept = (props: ComponentProps<typeof QuantityStepper>) => {
  const [value, setValue] = useState(props.value);
  return <QuantityStepper {...props} value={value} onChange={setValue} />;
};

type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const None: Story = { args: { value: 0 } };
export const Last: Story = { args: { value: 5 } };
