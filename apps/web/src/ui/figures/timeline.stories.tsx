import type { Meta, StoryObj } from '@storybook/react-vite';
import { Navigation } from 'lucide-react';
import { Button } from '../actions/button.tsx';
import { DriveLeg, Timeline, TimelineStop } from './timeline.tsx';

const meta = { component: Timeline } satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = {
  args: {
    label: 'Stops today',
    children: (
      <>
        <TimelineStop number={1} heading="8:00 AM" aside="$84" done>
          Iris Cole · Full groom
        </TimelineStop>
        <DriveLeg minutes={14} miles={6} />
        <TimelineStop number={2} heading="Next stop · 9:30 AM" aside="Leave by 9:12" next>
          <h2>Priya Raman</h2>
          <p style={{ marginBottom: 12 }}>2417 Elm Ridge Rd · 2 pets · 2 h</p>
          <Button look="filled" fullWidth icon={<Navigation size={20} aria-hidden />}>
            Navigate · 14 min
          </Button>
        </TimelineStop>
        <DriveLeg minutes={11} miles={4.1} />
        <TimelineStop number={3} heading="12:15 PM" aside="$92">
          Dan Whitaker · Bath and haircut
        </TimelineStop>
        <DriveLeg minutes={18} miles={7.9} note="30 min lunch fits here" />
        <TimelineStop number={4} heading="2:15 PM" aside="$124">
          Amara Okafor · De-shed
        </TimelineStop>
      </>
    ),
  },
};

export const Late: Story = {
  args: {
    label: 'Stops today',
    children: (
      <>
        <TimelineStop number={5} heading="Next stop · 2:00 PM" aside="Arrive 2:25 PM" asideTone="danger" next>
          Mei Tanaka · Lion cut
        </TimelineStop>
        <DriveLeg minutes={12} miles={5.2} note="arrive 4:20 PM" noteTone="danger" />
        <TimelineStop number={6} heading="4:05 PM" aside="$95">
          Lena Kowalski · Bath
        </TimelineStop>
      </>
    ),
  },
};
