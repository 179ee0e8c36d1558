import { UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { DayView, WeekView, type ScheduleEventData, type WeekViewProps } from '@mantine/schedule';
import '@mantine/schedule/styles.layer.css';
import { localDateAt, type LocalDate } from '@tailgate/values/local-time';
import { useMemo, type ComponentProps } from 'react';
import { currentTime } from '#ui/dates/current-time.ts';
import { lookOf } from '../appointment-words.ts';
import type { Appointment, Hold, RouteStop } from '../appointments-query.ts';
import { AppointmentEvent, type Clock } from './appointment-event.tsx';
import { daysIn, rangeOf, type CalendarHabits } from './calendar-days.ts';
import {
  blockedEvent,
  closedEvents,
  driveEvents,
  eventOf,
  holdEvent,
  hoursAround,
  instantOfWall,
  isClosedEvent,
  isDriveEvent,
  isHoldEvent,
  onCalendar,
  wallOf,
  type BlockedDay,
  type WorkingHours,
} from './calendar-events.ts';
import classes from './calendar.module.css';
import { showDropTime } from './drop-time.ts';

export interface CalendarGridProps {
  readonly view: 'day' | 'week';
  readonly date: LocalDate;
  readonly appointments: readonly Appointment[];
  /** What customers are booking at the moment. */
  readonly holds: readonly Hold[];
  readonly blocked: readonly BlockedDay[];
  readonly habits: CalendarHabits;
  readonly shown: Clock;
  /** When a day is worked; undefined while that is not known. */
  readonly hoursOf: (date: LocalDate) => readonly WorkingHours[] | undefined;
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

/** Before the hours are known, nothing is drawn as closed. */
const ALL_DAY: WorkingHours = { start: '00:00', end: '24:00' };

const backgroundOf = ({ id }: ScheduleEventData): 'drive' | 'closed' | 'hold' | 'blocked' => {
  if (isDriveEvent(id)) return 'drive';
  if (isHoldEvent(id)) return 'hold';
  return isClosedEvent(id) ? 'closed' : 'blocked';
};

/** What the library draws, and how an appointment looks in it. */
const useEvents = (props: CalendarGridProps) => {
  const { view, date, habits, appointments, holds, blocked, shown, hoursOf, legs } = props;
  const { timeZone } = shown;
  const visible = useMemo(() => appointments.filter(onCalendar), [appointments]);
  const days = useMemo(() => daysIn(rangeOf(view, date, habits.firstDayOfWeek)), [view, date, habits.firstDayOfWeek]);
  const hours = useMemo(
    () =>
      hoursAround(
        visible,
        timeZone,
        days.flatMap((day) => hoursOf(day) ?? []),
      ),
    [visible, timeZone, days, hoursOf],
  );
  const byId = useMemo(() => new Map<string | number, Appointment>(visible.map((one) => [one.id, one])), [visible]);
  const events = useMemo(
    () => [
      ...visible.map((one) => eventOf(one, timeZone)),
      ...blocked.map(blockedEvent),
      ...days
        .filter((day) => !blocked.some((off) => off.date === day))
        .flatMap((day) => closedEvents(day, hoursOf(day) ?? [ALL_DAY], hours)),
      ...holds.map((hold) => holdEvent(hold, shown)),
      ...driveEvents(legs ?? [], timeZone),
    ],
    [visible, holds, blocked, shown, timeZone, legs, days, hours, hoursOf],
  );
  const renderEvent: WeekViewProps['renderEvent'] = (event, attributes) => {
    const appointment = byId.get(event.id);
    const classNamed = (own: string | undefined) => `${attributes.className ?? ''} ${own ?? ''}`;
    if (!appointment)
      return (
        <UnstyledButton<'div'>
          {...(attributes as ComponentProps<'div'>)}
          component="div"
          className={classNamed(classes[backgroundOf(event)])}
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
  return { hours, byId, events, renderEvent, renderEventBody };
};

/** Day or week of a calendar; loaded with the first one that is opened. */
export const CalendarGrid = (props: CalendarGridProps) => {
  const { view, date, habits, shown, onOpen, onMove } = props;
  const { timeZone } = shown;
  const { hours, byId, ...drawn } = useEvents(props);
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
  const { from, to } = hours;
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
    <div className={classes['grid']} data-view={view} onDragOver={(event) => showDropTime(event, hours, habits.clock)}>
      {view === 'week' ? (
        <WeekView {...timed} firstDayOfWeek={firstDayOfWeek} withAllDaySlots={false} withWeekNumber={false} />
      ) : (
        <DayView {...timed} withAllDaySlot={false} />
      )}
    </div>
  );
};
