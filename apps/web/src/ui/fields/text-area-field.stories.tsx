import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextAreaField } from './text-area-field.tsx';

const meta = {
  component: TextAreaField,
  args: { label: 'Notes', defaultValue: 'Nervous around dryers. Loves cheese.' },
} satisfies Meta<typeof TextAreaField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { defaultValue: '', placeholder: 'Anything the groomer should know' } };
export const Optional: Story = { args: { optional: true, defaultValue: '' } };
export const Help: Story = { args: { description: 'Only your groomer can read this' } };
export const Wrong: Story = { args: { required: true, defaultValue: '', error: 'Say why' } };
export const Disabled: Story = { args: { disabled: true } };
