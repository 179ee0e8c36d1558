import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { PointMap } from './point-map.tsx';
import { viewOf, WHOLE_COUNTRY, type Point } from './point.ts';

const AUSTIN = { latitude: 30.2428, longitude: -97.7658 };
const PHOENIX = { latitude: 33.4484, longitude: -112.074 };

const meta = {
  component: PointMap,
  args: { point: AUSTIN, view: viewOf(AUSTIN), onMove: () => undefined },
  render: function Moving(args) {
    const [point, setPoint] = useState<Point | null>(args.point);
    return <PointMap {...args} point={point} onMove={setPoint} />;
  },
} satisfies Meta<typeof PointMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Austin: Story = {};
export const Phoenix: Story = { args: { point: PHOENIX, view: viewOf(PHOENIX) } };
export const NowhereYet: Story = { args: { point: null, view: WHOLE_COUNTRY } };
export const CannotBeDrawn: Story = {
  args: {
    canvas: () => {
      throw new Error('No WebGL');
    },
  },
};
