import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageButton } from './page-button.tsx';

const meta = { component: PageButton, args: { children: 'Save and continue' } } satisfies Meta<typeof PageButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Busy: Story = { args: { busy: true, busyLabel: 'Saving…' } };
export const WithWords: Story = { args: { children: 'Go to checkout', above: 'Running estimate · 2 h 15 min' } };
export const BelowALongPage: Story = {
  decorators: [
    (Story) => (
      <>
        {Array.from({ length: 30 }, (_, line) => (
          <p key={line}>Line {line + 1} of 30</p>
        ))}
        <Story />
      </>
    ),
  ],
};
