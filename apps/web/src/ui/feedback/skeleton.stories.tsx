import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../layout/card.tsx';
import { SkeletonCard, SkeletonFields, SkeletonRows, SkeletonStat } from './skeleton.tsx';

const meta = { component: SkeletonRows } satisfies Meta<typeof SkeletonRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
};
export const CardShape: Story = { render: () => <SkeletonCard /> };
export const StatShape: Story = { render: () => <SkeletonStat /> };
export const FormShape: Story = { render: () => <SkeletonFields fields={2} tick buttons={2} /> };
