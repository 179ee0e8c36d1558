import {
  localDateAt,
  localMinutesAt,
  showMinutes,
  parseMinutes,
  instantOf,
  type LocalDate,
} from '@tailgate/values/local-time';
import type { ScheduleEventData } from '@mantine/schedule';
import type { Appointment, Hold, RouteStop } from '../appointments-query.ts';
import { timeOf } from '../appointment-words.ts';
import type { Clock } from './appointment-event.tsx';

/** The library knows no time zones: it is given the time on the groomer's wall, `2026-11-16 09:30:00`. */
export const wallOf = (instant: Date, timeZone: string): string =>
  `${localDateAt(instant, timeZone)} ${showMinutes(localMinutesAt(instant, timeZone))}:00`;

export const instantOfWall = (wall: string, timeZone: string): Date =>
  instantOf(wall.slice(0, 10) as LocalDate, parseMinutes(wall.slice(11, 16)) ?? 0, timeZone);

/** A part of a day at which nobody can be booked. */
export interface BlockedDay {
  readonly date: LocalDate;
  readonly words: string;
}

const CALLED_OFF: readonly Appointment['status'][] = ['cancelled', 'rejected'];

/** Calendars leave out what was called off: somebody else may have its time. The list shows it. */
export const onCalendar = ({ status }: Pick<Appointment, 'status'>): boolean => !CALLED_OFF.includes(status);

export const eventOf = (appointment: Appointment, timeZone: string): ScheduleEventData => ({
  id: appointment.id,
  title: appointment.customer.displayName,
  start: wallOf(new Date(appointment.appointmentStart), timeZone),
  end: wallOf(new Date(appointment.appointmentEnd), timeZone),
  color: 'gray',
});

export const blockedEvent = ({ date, words }: BlockedDay): ScheduleEventData => ({
  id: `off-${date}`,
  title: words,
  start: `${date} 00:00:00`,
  end: `${date} 23:59:00`,
  color: 'gray',
  display: 'background',
});

const HOLD = 'hold ';
export const isHoldEvent = (id: string | number): boolean => String(id).startsWith(HOLD);

/** A time that a customer is booking, and until when it is kept for them. */
export const holdWords = ({ until }: Hold, { timeZone, clock }: Pick<Clock, 'timeZone' | 'clock'>): string =>
  `Being booked until ${timeOf(until, timeZone, clock)}`;

export const holdEvent = (hold: Hold, shown: Clock): ScheduleEventData => ({
  id: `${HOLD}${hold.id}`,
  title: holdWords(hold, shown),
  start: wallOf(new Date(hold.start), shown.timeZone),
  end: wallOf(new Date(hold.end), shown.timeZone),
  color: 'gray',
  display: 'background',
});

const DRIVE = 'drive to ';
/** The band of a shorter drive is lower than a line of text. */
const LEAST_SAID_MINUTES = 10;
export const isDriveEvent = (id: string | number): boolean => String(id).startsWith(DRIVE);

/** The drives of a day, each right before its stop. */
export const driveEvents = (stops: readonly RouteStop[], timeZone: string): ScheduleEventData[] =>
  stops.flatMap(({ id, drive, leaveBy, appointmentStart }) =>
    drive === null || leaveBy === null || drive.minutes === 0
      ? []
      : {
          id: `${DRIVE}${id}`,
          title:
            drive.minutes < LEAST_SAID_MINUTES ? '' : `${drive.minutes} min · ${drive.distanceMiles.toFixed(1)} mi`,
          start: wallOf(new Date(leaveBy), timeZone),
          end: wallOf(new Date(appointmentStart), timeZone),
          color: 'gray',
          display: 'background',
        },
  );

/** A part of a day that is worked, `09:00` to `17:00`. */
export interface WorkingHours {
  readonly start: string;
  readonly end: string;
}

/** Whole hours of a day. */
export interface HourRange {
  readonly from: number;
  readonly to: number;
}

const CLOSED = 'closed ';
export const isClosedEvent = (id: string | number): boolean => String(id).startsWith(CLOSED);

const ORDINARY: HourRange = { from: 8, to: 18 };
const LAST_MINUTE = 24 * 60 - 1;
const minutesIn = ({ start, end }: WorkingHours) => ({ start: parseMinutes(start) ?? 0, end: parseMinutes(end) ?? 0 });

/** What of a day is not worked, as far as the grid shows it. */
export const closedEvents = (
  date: LocalDate,
  hours: readonly WorkingHours[],
  { from, to }: HourRange,
): ScheduleEventData[] => {
  const worked = hours.map(minutesIn).sort((one, other) => one.start - other.start);
  const gaps: { readonly start: number; readonly end: number }[] = [];
  let until = from * 60;
  for (const { start, end } of [...worked, { start: to * 60, end: to * 60 }]) {
    if (start > until) gaps.push({ start: until, end: start });
    until = Math.max(until, end);
  }
  const wall = (minutes: number) => `${date} ${showMinutes(Math.min(minutes, LAST_MINUTE))}:00`;
  return gaps.map(({ start, end }) => ({
    id: `${CLOSED}${date} ${start}`,
    title: '',
    start: wall(start),
    end: wall(end),
    color: 'gray',
    display: 'background',
  }));
};

/** Whole hours that the grid covers: an ordinary day, wider where work or appointments are. */
export const hoursAround = (
  appointments: readonly Pick<Appointment, 'appointmentStart' | 'appointmentEnd'>[],
  timeZone: string,
  worked: readonly WorkingHours[] = [],
): HourRange => {
  const ofWork = worked.map(minutesIn).map(({ start, end }) => ({
    from: Math.floor(start / 60),
    to: Math.ceil(end / 60),
  }));
  const ofAppointments = appointments.map(({ appointmentStart, appointmentEnd }) => {
    const start = localMinutesAt(new Date(appointmentStart), timeZone);
    return {
      from: Math.floor(start / 60),
      to: Math.ceil((start + minutesBetween(appointmentStart, appointmentEnd)) / 60),
    };
  });
  const hours = [...ofWork, ...ofAppointments];
  return {
    from: Math.min(ORDINARY.from, ...hours.map(({ from }) => from)),
    to: Math.min(24, Math.max(ORDINARY.to, ...hours.map(({ to }) => to))),
  };
};

const minutesBetween = (start: string, end: string) => (Date.parse(end) - Date.parse(start)) / 60_000;
