import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageButtons } from './page-buttons.tsx';

const tenItems = Array.from({ length: 10 }, (_, index) => index);

const meta = {
  component: PageButtons,
  args: { total: 43, limit: 10, offset: 10, items: tenItems, onMove: () => undefined },
} satisfies Meta<typeof PageButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { args: { offset: 0 } };
export const Middle: Story = {};
export const Last: Story = { args: { offset: 40, items: [1, 2, 3] } };
