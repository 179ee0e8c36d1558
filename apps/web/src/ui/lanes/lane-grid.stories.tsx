import type { Meta, StoryObj } from '@storybook/react-vite';
import { addDays } from '@tailgate/values/local-time';
import type { LocalDate } from '@tailgate/values';
import { PersonAvatar } from '../avatars/person-avatar.tsx';
import { LaneGrid } from './lane-grid.tsx';
import { LaneLegend } from './lane-parts.tsx';
import type { Lane, LaneBar, LaneDay } from './lane-types.ts';

const FIRST = '2026-06-08' as LocalDate;
const daysOf = (count: number): LaneDay[] =>
  Array.from({ length: count }, (_, index) => {
    const held = index % 7 === 6 ? 1 : 4;
    return { date: addDays(FIRST, index), caption: `${held} of 5`, low: held < 2 };
  });
const bar = (
  kind: LaneBar['kind'],
  from: number,
  days: number,
  label: string,
  more: Partial<LaneBar> = {},
): LaneBar => ({
  id: `${kind}${from}`,
  kind,
  from: addDays(FIRST, from),
  to: addDays(FIRST, from + days - 1),
  label,
  ...more,
});
const face = (id: string, name: string) => ({
  lead: <PersonAvatar id={id} name={name} size={24} />,
  short: name.split(' ')[0] ?? name,
});

const LANES: readonly Lane[] = [
  {
    id: 'van-1',
    name: 'Van 1',
    subtitle: 'Sprinter 2022',
    bars: [
      bar('assigned', 0, 6, 'Maya Torres', face('maya', 'Maya Torres')),
      bar('off', 6, 1, 'Off'),
      bar('assigned', 7, 20, 'Maya Torres', face('maya', 'Maya Torres')),
    ],
  },
  {
    id: 'van-2',
    name: 'Van 2',
    subtitle: 'Transit 2021',
    figure: '86%',
    bars: [
      bar('temporary', 0, 3, 'Jae Kim', face('jae', 'Jae Kim')),
      bar('open', 3, 2, 'No driver'),
      bar('service', 5, 2, 'Service'),
      bar('rental', 8, 4, 'Lou Martin', { unsaved: true }),
    ],
    marks: [
      { from: addDays(FIRST, 5), to: addDays(FIRST, 6), tone: 'taken', label: 'In service' },
      { from: addDays(FIRST, 7), to: addDays(FIRST, 7), tone: 'free', label: 'Free' },
    ],
  },
];
const manyLanes = (count: number): Lane[] =>
  Array.from({ length: count }, (_, index) => ({
    bars: [],
    ...LANES[index % 2],
    id: `van-${index}`,
    name: `Van ${index + 1}`,
  }));

const meta = {
  component: LaneGrid,
  args: {
    label: 'Drivers by van and day',
    corner: 'Van',
    cornerCaption: 'With a driver',
    days: daysOf(14),
    today: addDays(FIRST, 3),
    lanes: LANES,
  },
} satisfies Meta<typeof LaneGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoWeeks: Story = {};
export const Week: Story = { args: { days: daysOf(7), onAct: () => undefined } };
export const Month: Story = { args: { days: daysOf(28), lanes: manyLanes(200) } };
export const Nothing: Story = { args: { lanes: [] } };
export const Legend: Story = {
  render: () => <LaneLegend kinds={['assigned', 'temporary', 'rental', 'service', 'off', 'work', 'block', 'open']} />,
};
