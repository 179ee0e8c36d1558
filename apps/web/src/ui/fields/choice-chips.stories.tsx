import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { ChoiceChips } from './choice-chips.tsx';

const TIPS = [
  { value: '0', label: 'No tip' },
  { value: '15', label: '15%' },
  { value: '20', label: '20%' },
  { value: '25', label: '25%' },
];

const Kept = (props: ComponentProps<typeof ChoiceChips<string>>) => {
  const [chosen, setChosen] = useState(props.chosen);
  return <ChoiceChips {...props} chosen={chosen} onChoose={setChosen} />;
};

const meta = {
  component: Kept,
  args: { label: 'Tip', choices: TIPS, chosen: '20', onChoose: () => undefined },
} satisfies Meta<typeof Kept>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { chosen: '' } };
export const Busy: Story = { args: { busy: '25' } };
export const LongText: Story = {
  args: { choices: [...TIPS, { value: 'other', label: 'Another amount, which I will tell the groomer in person' }] },
};
