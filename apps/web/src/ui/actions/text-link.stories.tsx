import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft } from 'lucide-react';
import { Anchor, TextLink } from './text-link.tsx';

const meta = { component: Anchor, args: { href: '#papers', children: 'All papers' } } satisfies Meta<typeof Anchor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const WithIcon: Story = {
  render: () => (
    <TextLink to="/">
      <ArrowLeft size={18} aria-hidden />
      Back to home
    </TextLink>
  ),
};
