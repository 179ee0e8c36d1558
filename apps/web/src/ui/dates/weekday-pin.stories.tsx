import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Weekday } from '@tailgate/values/local-time';
import { WeekdayPin } from './weekday-pin.tsx';

const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

const meta = { component: WeekdayPin, args: { weekday: 2, number: 1 } } satisfies Meta<typeof WeekdayPin>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Monday: Story = {};
export const TwoDigits: Story = { args: { weekday: 5, number: 12, size: 48 } };
export const Week: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 20 }}>
      {WEEK.map((weekday) => (
        <WeekdayPin key={weekday} weekday={weekday} number={weekday} />
      ))}
    </div>
  ),
};
