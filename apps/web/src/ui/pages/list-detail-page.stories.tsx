import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badges/badge.tsx';
import { Card, CardBody } from '../layout/card.tsx';
import { PersonAvatar } from '../avatars/person-avatar.tsx';
import { DetailRow, DetailRows, ListBack, ListDetailPage } from './list-detail-page.tsx';

const PEOPLE = ['Priya Raman', 'Dan Whitaker', 'Amara Okafor'];

const List = () => (
  <DetailRows label="Customers">
    {PEOPLE.map((name, index) => (
      <DetailRow
        key={name}
        to="."
        // One address for all in a story: the first is as if it was open.
        disabled={index > 0}
        lead={<PersonAvatar id={name} name={name} />}
        title={name}
        meta="Customer"
        aside={<Badge tone="accepted" />}
      />
    ))}
  </DetailRows>
);

const meta = {
  component: ListDetailPage,
  args: { title: 'Customers', back: <ListBack to="." label="Home" />, list: <List />, onLeave: () => {} },
} satisfies Meta<typeof ListDetailPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithDetail: Story = {
  args: {
    detail: (
      <>
        <h1>Priya Raman</h1>
        <Card title="History">
          <CardBody>31 appointments</CardBody>
        </Card>
      </>
    ),
  },
};
export const NothingSelected: Story = {};
