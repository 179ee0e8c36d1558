import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Card } from './card.tsx';
import { Tabs, type Tab } from './tabs.tsx';

const QUEUES: readonly Tab<string>[] = [
  { value: 'pending', label: 'Pending', count: 3, tone: 'pending' },
  { value: 'unassigned', label: 'Unassigned', count: 2, tone: 'unassigned' },
  { value: 'trade', label: 'In trade', count: 1, tone: 'trade' },
  { value: 'reschedule', label: 'Reschedule', count: 2, tone: 'reschedule' },
];
const PLAIN: readonly Tab<string>[] = [
  { value: 'about', label: 'About' },
  { value: 'prices', label: 'Prices' },
  { value: 'reviews', label: 'Reviews' },
];

const Chosen = ({ tabs }: { tabs: readonly Tab<string>[] }) => {
  const [value, setValue] = useState(tabs[0]?.value ?? '');
  return (
    <Card>
      <Tabs label="Queues" tabs={tabs} value={value} onChange={setValue}>
        <p style={{ padding: 16 }}>What belongs to {value}</p>
      </Tabs>
    </Card>
  );
};

const meta = { component: Chosen, args: { tabs: QUEUES } } satisfies Meta<typeof Chosen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithCounts: Story = {};
export const Plain: Story = { args: { tabs: PLAIN } };
export const Many: Story = { args: { tabs: [...QUEUES, ...PLAIN] } };
