import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from './notice.tsx';

const meta = {
  component: Notice,
  args: { tone: 'info', children: 'Nothing is charged now.' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = { args: { tone: 'success', children: 'Your new password is saved.' } };
export const Danger: Story = { args: { tone: 'danger', children: 'May nip during nail trims.' } };
export const Warning: Story = { args: { tone: 'warning', children: 'Mochi’s rabies record ends Jun 14.' } };
export const LongWords: Story = { args: { children: 'After that, 50% of the estimate is due. '.repeat(6) } };
