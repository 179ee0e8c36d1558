import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badges/badge.tsx';
import { Button } from '../actions/button.tsx';
import { Card, CARD_THEMES, CardBody, CardFoot } from './card.tsx';

const meta = {
  component: Card,
  args: {
    title: 'Trial requests',
    children: <CardBody>Van 5 · Fri 12 – Sun 14</CardBody>,
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { args: { aside: <Badge tone="pending" /> } };
export const Selected: Story = { args: { selected: true } };
export const WithFoot: Story = {
  args: {
    children: (
      <>
        <CardBody>Van 5 · Fri 12 – Sun 14</CardBody>
        <CardFoot>
          <Button look="text">Show all requests</Button>
        </CardFoot>
      </>
    ),
  },
};
export const LongWords: Story = {
  args: {
    title: 'Requests of groomers who would like to try one of the vans before renting it',
    aside: <Badge tone="cancelreq" />,
  },
};
export const Themes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {CARD_THEMES.map((theme) => (
        <Card key={theme} theme={theme} title={theme}>
          <CardBody>Words on the {theme} theme.</CardBody>
        </Card>
      ))}
    </div>
  ),
};
