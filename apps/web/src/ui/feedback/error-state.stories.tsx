import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../layout/card.tsx';
import { ErrorState } from './error-state.tsx';

const meta = {
  component: ErrorState,
  args: { title: 'Prices didn’t load', onRetry: () => undefined },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Retrying: Story = { args: { retrying: true } };
export const OwnWords: Story = { args: { children: 'The map server is away. Your drawing is kept.' } };
