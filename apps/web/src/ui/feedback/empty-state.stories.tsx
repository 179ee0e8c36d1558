import type { Meta, StoryObj } from '@storybook/react-vite';
import { Share2 } from 'lucide-react';
import { Button } from '../actions/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  component: EmptyState,
  args: { title: 'No requests right now', children: 'New booking requests land here. Share your page to get more.' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WordsOnly: Story = {};
export const WithAction: Story = {
  args: {
    action: (
      <Button look="tint" icon={<Share2 size={18} aria-hidden />}>
        Share my page
      </Button>
    ),
  },
};
