import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SearchField } from './search-field.tsx';

const meta = {
  component: SearchField,
  args: { label: 'Search services', value: '', onChange: () => undefined },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return <SearchField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'nail' } };
export const LongText: Story = {
  args: {
    label: 'Search by the name of the pet, its owner, the street they live in or what was done',
    value: 'the curly brown one that does not like the dryer',
  },
};
