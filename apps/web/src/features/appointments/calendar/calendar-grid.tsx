import { UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { DayView, WeekView, type ScheduleEventData, type WeekViewProps } from '@mantine/schedule';
import '@mantine/schedule/styles.layer.css';
import { localDateAt, type LocalDate } from '@tailgate/values/local-time';
import { useMemo, type ComponentProps } from 'react';
import { currentTime } from '#ui/dates/current-time.ts';
import { lookOf } from '../appointment-words.ts';
import type { Appointment, RouteStop } from '../appointments-query.ts';
import { AppointmentEvent, type Clock } from './appointment-event.tsx';
import { rangeOf, type CalendarHabits } from './calendar-days.ts';
import {
  blockedEvent,
  driveEvents,
  eventOf,
  hoursAround,
  instantOfWall,
  isDriveEvent,
  onCalendar,
  wallOf,
  type BlockedDay,
} from './calendar-events.ts';
import classes from './calendar.module.css';

export interface CalendarGridProps {
  readonly view: 'day' | 'week';
  readonly date: LocalDate;
  readonly appointments: readonly Appointment[];
  readonly blocked: readonly BlockedDay[];
  readonly habits: CalendarHabits;
  readonly shown: Clock;
  /** The drives to the stops of one day. */
  readonly legs?: readonly RouteStop[] | undefined;
  readonly onOpen: (id: string) => void;
  readonly onMove: (appointment: Appointment, start: Date) => void;
}

const MOVABLE: readonly Appointment['status'][] = ['pending', 'accepted'];
const DRAG_STEP_MINUTES = 15;
/** Free time is not a button here: it is out of the way of the keyboard and of screen readers. */
const SILENT = () => ({ tabIndex: -1, 'aria-hidden': true });

const two = (hour: number) => String(hour).padStart(2, '0');

/** What the library draws, and how an appointment looks in it. */
const useEvents = ({ view, appointments, blocked, shown, legs }: CalendarGridProps) => {
  const { timeZone } = shown;
  const visible = useMemo(() => appointments.filter(onCalendar), [appointments]);
  const byId = useMemo(() => new Map<string | number, Appointment>(visible.map((one) => [one.id, one])), [visible]);
  const events = useMemo(
    () => [
      ...visible.map((one) => eventOf(one, timeZone)),
      ...blocked.map(blockedEvent),
      ...driveEvents(legs ?? [], timeZone),
    ],
    [visible, blocked, timeZone, legs],
  );
  const renderEvent: WeekViewProps['renderEvent'] = (event, attributes) => {
    const appointment = byId.get(event.id);
    const classNamed = (own: string | undefined) => `${attributes.className ?? ''} ${own ?? ''}`;
    if (!appointment)
      return (
        <UnstyledButton<'div'>
          {...(attributes as ComponentProps<'div'>)}
          component="div"
          className={classNamed(classes[isDriveEvent(event.id) ? 'drive' : 'blocked'])}
        />
      );
    return (
      <UnstyledButton
        {...attributes}
        className={classNamed(classes['event'])}
        title={undefined}
        data-tone={lookOf(appointment, shown.now, timeZone).tone}
        data-view={view}
      />
    );
  };
  const renderEventBody = (event: ScheduleEventData) => {
    const appointment = byId.get(event.id);
    if (!appointment) return event.title;
    return <AppointmentEvent appointment={appointment} shown={shown} />;
  };
  return { visible, byId, events, renderEvent, renderEventBody };
};

/** Day or week of a calendar; loaded with the first one that is opened. */
export const CalendarGrid = (props: CalendarGridProps) => {
  const { view, date, habits, shown, onOpen, onMove } = props;
  const { timeZone } = shown;
  const { visible, byId, ...drawn } = useEvents(props);
  const common = {
    ...drawn,
    date,
    withHeader: false,
    radius: 'md',
    onEventClick: ({ id }: ScheduleEventData) => {
      if (byId.has(id)) onOpen(String(id));
    },
  };
  const firstDayOfWeek = (habits.firstDayOfWeek - 1) as 0 | 1;
  const { from, to } = hoursAround(visible, timeZone);
  const range = rangeOf(view, date, habits.firstDayOfWeek);
  const today = localDateAt(shown.now, timeZone);
  const timed = {
    ...common,
    startTime: `${two(from)}:00:00`,
    endTime: to === 24 ? '23:59:59' : `${two(to)}:00:00`,
    intervalMinutes: 60,
    slotHeight: 72,
    slotLabelFormat: habits.clock === '24' ? 'HH:mm' : 'h A',
    withCurrentTimeIndicator: range.from <= today && today <= range.to,
    withCurrentTimeBubble: false,
    getCurrentTime: () => wallOf(currentTime(), timeZone),
    getTimeSlotProps: SILENT,
    withEventsDragAndDrop: true,
    eventDragInterval: DRAG_STEP_MINUTES,
    canDragEvent: ({ id }: ScheduleEventData) => MOVABLE.includes(byId.get(id)?.status ?? 'complete'),
    onEventDrop: ({ eventId, newStart }: { eventId: string | number; newStart: string }) => {
      const appointment = byId.get(eventId);
      if (appointment) onMove(appointment, instantOfWall(newStart, timeZone));
    },
  };
  return (
    <div className={classes['grid']} data-view={view}>
      {view === 'week' ? (
        <WeekView {...timed} firstDayOfWeek={firstDayOfWeek} withAllDaySlots={false} withWeekNumber={false} />
      ) : (
        <DayView {...timed} withAllDaySlot={false} />
      )}
    </div>
  );
};
