import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExactLocationForm } from './exact-location-form.tsx';
import { COUNTY_ROAD, LAMAR } from './sample-addresses.testing.ts';

const meta = {
  component: ExactLocationForm,
  args: {
    address: null,
    search: () => Promise.resolve([LAMAR, COUNTY_ROAD]),
    addressAt: (point) => Promise.resolve({ ...LAMAR, ...point }),
    onSave: () => undefined,
  },
} satisfies Meta<typeof ExactLocationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const PostalCodeMissing: Story = { args: { address: COUNTY_ROAD } };
export const Complete: Story = { args: { address: LAMAR } };
export const PlaceUnknown: Story = { args: { address: { ...LAMAR, latitude: null, longitude: null } } };
