import type { Meta, StoryObj } from '@storybook/react-vite';
import { WaitingCard } from './waiting-card.tsx';

const meta = { component: WaitingCard, args: { title: 'Charging the card' } } satisfies Meta<typeof WaitingCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};
export const WithWords: Story = { args: { children: 'This takes a few seconds. Keep the page open.' } };
export const WithProgress: Story = {
  args: { title: 'Planning 24 visits', children: '15 are done. You can keep working meanwhile.', percent: 62 },
};
