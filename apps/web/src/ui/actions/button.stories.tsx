import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { AnchorButton, Button, ButtonLink } from './button.tsx';

const meta = { component: Button, args: { children: 'Save changes' } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Outline: Story = {};
export const Filled: Story = { args: { look: 'filled' } };
export const Tint: Story = { args: { look: 'tint', children: 'Accept' } };
export const Text: Story = { args: { look: 'text', children: 'Rename' } };
export const Danger: Story = { args: { look: 'danger', children: 'Delete', icon: <Trash2 size={18} aria-hidden /> } };
export const Compact: Story = { args: { compact: true } };
export const Busy: Story = { args: { look: 'filled', busy: true, busyLabel: 'Saving…' } };
export const Disabled: Story = { args: { disabled: true } };
export const FullWidth: Story = { args: { look: 'filled', fullWidth: true } };
export const Links: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <ButtonLink to="/">Go to home</ButtonLink>
      <AnchorButton href="tel:+15125550123">Call now</AnchorButton>
    </div>
  ),
};
