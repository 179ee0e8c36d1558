import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlaceMap } from './place-map.tsx';

const meta = {
  component: PlaceMap,
  args: { label: 'Address of Ana Lima', point: { latitude: 30.2428, longitude: -97.7658 } },
} satisfies Meta<typeof PlaceMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Austin: Story = {};
export const WithDrive: Story = { args: { from: { latitude: 30.2672, longitude: -97.7431 } } };
export const Strip: Story = {
  args: { from: { latitude: 30.2672, longitude: -97.7431 }, strip: true },
  decorators: [(Story) => <div style={{ height: 120 }}>{Story()}</div>],
};
export const CannotBeDrawn: Story = {
  args: {
    canvas: () => {
      throw new Error('No WebGL');
    },
  },
};
