import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarCheck, CircleCheck } from 'lucide-react';
import { Button } from '../actions/button.tsx';
import { ProblemList } from '../feedback/problem-list.tsx';
import { StateBand } from '../feedback/state-band.tsx';
import { Card, CardBody } from '../layout/card.tsx';
import { RecordPage } from './record-page.tsx';

const Part = ({ title, words }: { title: string; words: string }) => (
  <Card title={title}>
    <CardBody>{words}</CardBody>
  </Card>
);

const meta = {
  component: RecordPage,
  args: {
    header: <h1>Priya Raman</h1>,
    state: (
      <StateBand
        tone="brand"
        icon={CalendarCheck}
        title="Accepted · in 38 min"
        note="31 appointments since 2022"
        figure={{ label: 'Leave by', value: '9:12' }}
      />
    ),
    problems: (
      <ProblemList
        label="Alerts"
        problems={[
          {
            id: 'bites',
            tone: 'danger',
            title: 'Biscuit bites when nails are done',
            note: 'Muzzle on, back feet last',
          },
        ]}
      />
    ),
    parts: [
      { id: 'place', column: 'side', content: <Part title="Where" words="2417 Elm Ridge Rd" /> },
      { id: 'work', column: 'main', content: <Part title="Biscuit" words="Full groom $105" /> },
      { id: 'notes', column: 'side', content: <Part title="Notes" words="1 inch body, round face" /> },
      { id: 'history', column: 'main', content: <Part title="Activity" words="Booked by Priya" /> },
    ],
    next: { about: 'Estimate before tax · 2 h 5 min', sum: '$175', action: <Button look="filled">On my way</Button> },
  },
} satisfies Meta<typeof RecordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Before: Story = {};
export const Done: Story = {
  args: {
    state: <StateBand tone="success" icon={CircleCheck} title="Paid $192.39" note="Visa ending 4242" />,
    problems: undefined,
    next: undefined,
  },
};
