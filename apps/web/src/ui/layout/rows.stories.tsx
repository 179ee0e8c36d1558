import type { Meta, StoryObj } from '@storybook/react-vite';
import { Truck } from 'lucide-react';
import { Badge } from '../badges/badge.tsx';
import { Button } from '../actions/button.tsx';
import { Card } from './card.tsx';
import { PersonAvatar } from '../avatars/person-avatar.tsx';
import { Facts, Row, RowButton, RowIcon, RowLink, Rows } from './rows.tsx';

const meta = {
  component: Rows,
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof Rows>;
export default meta;
type Story = StoryObj<typeof meta>;

const maya = <PersonAvatar id="u1" name="Maya Torres" />;
const van = <RowIcon icon={Truck} />;

export const Still: Story = {
  args: {
    label: 'Requests',
    children: (
      <>
        <Row
          lead={maya}
          title="Maya Torres"
          meta={<Facts>{['Van 5', 'Fri 12 – Sun 14', 'license checked']}</Facts>}
          aside={
            <Button compact look="tint">
              Approve
            </Button>
          }
        />
        <Row lead={van} title="Van 4" meta="ProMaster 2020" aside="36%" />
      </>
    ),
  },
};
export const Opening: Story = {
  args: {
    label: 'Customers',
    children: (
      <>
        <RowLink to="/" lead={maya} title="Priya Raman" meta="14 visits since 2023" aside="$575" />
        <RowLink to="/" lead={maya} title="Dan Whitaker" meta="New" aside={<Badge tone="pending" />} />
        <RowLink to="/" title="A customer whose name is long enough to need more than one line on every phone" />
        <RowButton lead={van} title="Gate code" meta="4418" onClick={() => undefined} />
      </>
    ),
  },
};
