import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { COUNTY_ROAD, LAMAR } from '../address-field/sample-addresses.testing.ts';
import { PlaceSearch } from './place-search.tsx';

const meta = {
  component: PlaceSearch,
  args: {
    search: () => Promise.resolve([LAMAR, COUNTY_ROAD]),
    place: null,
    onPlace: () => undefined,
  },
  render: function Searching(args) {
    const [place, setPlace] = useState(args.place);
    return <PlaceSearch {...args} place={place} onPlace={setPlace} />;
  },
} satisfies Meta<typeof PlaceSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Found: Story = {
  args: {
    place: {
      label: LAMAR.label,
      view: { latitude: 30.24, longitude: -97.77, zoom: 14 },
    },
  },
};
