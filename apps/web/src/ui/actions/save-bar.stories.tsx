import type { Meta, StoryObj } from '@storybook/react-vite';
import { SaveBar } from './save-bar.tsx';

const meta = {
  component: SaveBar,
  args: { form: 'story', busy: false, onDiscard: () => undefined },
} satisfies Meta<typeof SaveBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unsaved: Story = {};
export const WithDetail: Story = { args: { detail: 'Thursday, 1 h longer' } };
export const Saving: Story = { args: { busy: true } };
export const Refused: Story = { args: { problem: 'You’re offline. Your changes stay here until you can save them.' } };
