import type { Meta, StoryObj } from '@storybook/react-vite';
import { AcceptBelow, WholeText } from './whole-text.tsx';

const meta = {
  component: AcceptBelow,
  args: {
    text: (
      <WholeText version="Version 2 · Issued Nov 10, 2026" changes="Clean the drain as well.">
        <p>Clean the tub, the table and the drain after each day.</p>
      </WholeText>
    ),
    busy: false,
    onAccept: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof AcceptBelow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {};
export const Accepting: Story = { args: { busy: true } };
