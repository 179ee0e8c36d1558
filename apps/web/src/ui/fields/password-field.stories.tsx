import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField } from './password-field.tsx';

const meta = {
  component: PasswordField,
  args: { label: 'Password', defaultValue: 'wet-dog-on-tuesday' },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { defaultValue: '' } };
export const Required: Story = { args: { required: true } };
export const Help: Story = { args: { description: 'At least 12 characters' } };
export const Wrong: Story = { args: { required: true, error: 'This password is too short' } };
export const Disabled: Story = { args: { disabled: true } };
