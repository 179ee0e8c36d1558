import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ADDRESS_MESSAGES, type Address } from './address.ts';
import { AddressField, type AddressFieldProps } from './address-field.tsx';
import { COUNTY_ROAD, LAMAR, LONG } from './sample-addresses.testing.ts';

const meta = {
  component: AddressField,
  args: {
    label: 'Home address',
    value: null,
    onChange: () => undefined,
    search: () => Promise.resolve([LAMAR, COUNTY_ROAD, LONG]),
    addressAt: (point) => Promise.resolve({ ...LAMAR, ...point }),
  } as AddressFieldProps,
  render: function Choosing(args) {
    const [value, setValue] = useState<Address | null>(args.value);
    return <AddressField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof AddressField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: LAMAR } };
export const LongAddress: Story = { args: { value: LONG } };
export const PostalCodeMissing: Story = { args: { value: COUNTY_ROAD } };
export const Required: Story = { args: { required: true, error: ADDRESS_MESSAGES.notChosen } };
export const Optional: Story = { args: { optional: true, description: 'Where the van is parked overnight.' } };
export const Disabled: Story = { args: { value: LAMAR, disabled: true } };
export const NothingFound: Story = { args: { search: () => Promise.resolve([]) } };
export const SearchFails: Story = { args: { search: () => Promise.reject(new Error('Away')) } };
