import { ZONE_COLORS } from '@tailgate/contract/facts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ZoneDot } from './zone-dot.tsx';

const meta = { component: ZoneDot, args: { color: 1 } } satisfies Meta<typeof ZoneDot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const All: Story = {
  render: () => (
    <>
      {ZONE_COLORS.map((color) => (
        <p key={color}>
          <ZoneDot color={color} /> Zone {color}
        </p>
      ))}
    </>
  ),
};
