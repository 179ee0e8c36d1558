import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sum, Sums } from './sums.tsx';

const meta = {
  component: Sums,
  args: {
    label: 'Totals',
    children: (
      <>
        <Sum name="Subtotal">$120.00</Sum>
        <Sum name="Coupon SPRING" look="less">
          −$10.00
        </Sum>
        <Sum name="To pay" look="total">
          $110.00
        </Sum>
      </>
    ),
  },
} satisfies Meta<typeof Sums>;
export default meta;

export const WithTotal: StoryObj<typeof meta> = {};
