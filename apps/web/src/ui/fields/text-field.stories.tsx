import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from './text-field.tsx';

const meta = { component: TextField, args: { label: 'Pet name', defaultValue: 'Biscuit' } } satisfies Meta<
  typeof TextField
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { defaultValue: '', placeholder: 'Biscuit' } };
export const Required: Story = { args: { required: true } };
export const Optional: Story = { args: { label: 'Nickname', optional: true, defaultValue: '' } };
export const Help: Story = { args: { description: 'As your groomer should call it' } };
export const Wrong: Story = { args: { required: true, defaultValue: '', error: 'Enter a name' } };
export const LongText: Story = {
  args: {
    label: 'What should the groomer know about the way to your house, the gate and the dogs behind it',
    defaultValue: 'Through the second gate on the left, past the fountain, then knock twice',
  },
};
export const Disabled: Story = { args: { disabled: true } };
