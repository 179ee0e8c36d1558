import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { CodeField } from './code-field.tsx';

const Kept = (props: ComponentProps<typeof CodeField>) => {
  const [value, setValue] = useState(props.value);
  return <CodeField {...props} value={value} onChange={setValue} />;
};

const meta = {
  component: CodeField,
  args: { label: 'Code', value: '', onChange: () => undefined, onComplete: () => undefined },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof CodeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Half: Story = { args: { value: '123' } };
export const Filled: Story = { args: { value: '123456' } };
export const Help: Story = { args: { description: 'We sent it to (512) 555-0100' } };
export const Wrong: Story = { args: { value: '123456', error: 'This code is not right' } };
export const Disabled: Story = { args: { disabled: true } };
