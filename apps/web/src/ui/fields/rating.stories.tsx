import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Rating, RatingChoice, type Stars } from './rating.tsx';

const meta = { component: Rating, args: { value: 4.8, count: 132 } } satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Average: Story = {};
export const Low: Story = { args: { value: 2.3, count: 1 } };
export const WithoutCount: Story = { args: { value: 5 }, render: ({ value }) => <Rating value={value} /> };

const Choosing = ({ first, disabled = false }: { first: Stars | null; disabled?: boolean }) => {
  const [stars, setStars] = useState(first);
  return <RatingChoice label="How was the visit?" value={stars} onChange={setStars} disabled={disabled} />;
};
export const Choose: Story = { render: () => <Choosing first={null} /> };
export const Chosen: Story = { render: () => <Choosing first={4} /> };
export const Disabled: Story = { render: () => <Choosing first={3} disabled /> };
