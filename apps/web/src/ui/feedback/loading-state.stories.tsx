import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../layout/card.tsx';
import { LoadingState } from './loading-state.tsx';

const asked = { data: undefined, isError: false, isFetching: true, refetch: () => Promise.resolve() };
const failed = { ...asked, isError: true, isFetching: false };

const meta = {
  component: LoadingState,
  args: { what: 'your hours', of: [asked], rows: 3 },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof LoadingState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const Failed: Story = { args: { of: [asked, failed] } };
export const Retrying: Story = { args: { of: [{ ...failed, isFetching: true }] } };
