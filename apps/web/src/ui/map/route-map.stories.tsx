import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouteMap } from './route-map.tsx';

const nothing = () => undefined;

const meta = {
  component: RouteMap,
  args: {
    label: 'Route of Thursday, June 11',
    base: { latitude: 30.24, longitude: -97.79 },
    weekday: 5,
    stops: [
      { id: 'a', number: 1, name: 'Priya Raman', latitude: 30.25, longitude: -97.78, info: 'Priya Raman' },
      { id: 'b', number: 2, name: 'Dan Whitaker', latitude: 30.246, longitude: -97.765, info: 'Dan Whitaker' },
      { id: 'c', number: 3, name: 'Amara Okafor', latitude: 30.258, longitude: -97.75, info: 'Amara Okafor' },
    ],
    onContact: nothing,
    onHistory: nothing,
    onBook: nothing,
  },
} satisfies Meta<typeof RouteMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeStops: Story = {};
export const WithoutLines: Story = { args: { hasLines: false } };
export const CannotBeDrawn: Story = {
  args: {
    canvas: () => {
      throw new Error('No WebGL');
    },
  },
};
