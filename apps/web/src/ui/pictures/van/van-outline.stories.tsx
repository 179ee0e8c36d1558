import type { Meta, StoryObj } from '@storybook/react-vite';
import { VAN_VIEWS } from '@tailgate/contract/facts';
import { VanOutline } from './van-outline.tsx';

const meta = { component: VanOutline, args: { view: 'driver_side' } } satisfies Meta<typeof VanOutline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DriverSide: Story = {};
export const AllViews: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: 16 }}>
      {VAN_VIEWS.map((view) => (
        <VanOutline key={view} view={view} />
      ))}
    </div>
  ),
};
