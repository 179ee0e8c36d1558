import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, CardBody } from '../layout/card.tsx';
import { StatCard } from '../figures/stat-card.tsx';
import { DashboardColumn, DashboardFigures, DashboardPage } from './dashboard-page.tsx';

const meta = { component: DashboardPage, args: { header: <h1>Good morning, Maya</h1>, children: null } } satisfies Meta<
  typeof DashboardPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

const Queue = ({ title }: { title: string }) => (
  <Card title={title}>
    <CardBody>Three are waiting</CardBody>
  </Card>
);

export const Home: Story = {
  args: {
    children: (
      <>
        <DashboardFigures>
          <StatCard label="Today’s stops" value="5" note="6 pets · home by 6:39 PM" />
          <StatCard label="Expected today" value="$575" note="$115 a stop, before tips" />
          <StatCard label="Drive" value="1 h 17 min" note="31.4 mi" />
          <StatCard label="This week" value="$2,180" bars={[4, 6, 3, 7]} />
        </DashboardFigures>
        <DashboardColumn span={8} next>
          <Queue title="Today’s route" />
          <Queue title="Week ahead" />
        </DashboardColumn>
        <DashboardColumn span={4}>
          <Queue title="Requests" />
          <Queue title="Due for rebooking" />
        </DashboardColumn>
      </>
    ),
  },
};

export const Halves: Story = {
  args: {
    children: (
      <>
        <DashboardColumn span={6}>
          <Queue title="People" />
        </DashboardColumn>
        <DashboardColumn span={6}>
          <Queue title="Pages" />
        </DashboardColumn>
        <DashboardColumn span={12}>
          <Queue title="Sign-ups by week" />
        </DashboardColumn>
      </>
    ),
  },
};
