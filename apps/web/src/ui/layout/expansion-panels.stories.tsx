import type { Meta, StoryObj } from '@storybook/react-vite';
import { Scissors } from 'lucide-react';
import { ExpansionPanels } from './expansion-panels.tsx';

const PANELS = [
  { id: 'bath', title: 'Bath and brush', meta: '45 minutes', content: 'Two washes, blow dry and brush out.' },
  { id: 'groom', title: 'Full groom', meta: '75 minutes', content: 'Bath, haircut, nails and ears.' },
  {
    id: 'long',
    title: 'A service with a name that is so long that it needs two lines on a small phone',
    content: 'It still opens.',
  },
];

const meta = { component: ExpansionPanels, args: { panels: PANELS } } satisfies Meta<typeof ExpansionPanels>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const OneOpen: Story = { args: { open: ['groom'] } };
export const Several: Story = { args: { open: ['bath', 'groom'], several: true } };
export const WithIcons: Story = {
  args: { panels: PANELS.map((panel) => ({ ...panel, icon: <Scissors size={20} aria-hidden /> })) },
};
