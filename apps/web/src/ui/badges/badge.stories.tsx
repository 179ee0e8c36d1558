import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sparkles } from 'lucide-react';
import { TONES } from './badge-looks.ts';
import { Badge } from './badge.tsx';

const meta = { component: Badge, args: { tone: 'pending' } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {};
export const OwnWord: Story = { args: { tone: 'accepted', icon: Sparkles, children: 'New' } };
export const AllStatuses: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {TONES.map((tone) => (
        <Badge key={tone} tone={tone} />
      ))}
    </div>
  ),
};
