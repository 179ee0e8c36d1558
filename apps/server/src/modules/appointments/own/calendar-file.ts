import type { AnswerOf, appointmentsContract } from '@tailgate/contract';
import { petsText } from '../appointments.rules.ts';

type Own = AnswerOf<typeof appointmentsContract.getOwnAppointment>;

/** Bytes of a line, its break not counted (RFC 5545, section 3.1). */
const LINE_BYTES = 75;

/** Longer lines go on in the next one after a space, never within a character. */
const folded = (line: string): string => {
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    // From the second line on, the space counts too.
    const room = lines.length === 0 ? LINE_BYTES : LINE_BYTES - 1;
    if (Buffer.byteLength(current + character) > room) {
      lines.push(current);
      current = '';
    }
    current += character;
  }
  return [...lines, current].join('\r\n ');
};

/** Text as a value (section 3.3.11); other control characters have no place in it. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    // oxlint-disable-next-line no-control-regex -- exactly these are refused by calendars
    .replaceAll(/[\u0000-\u001f\u007f]/g, '');

const utc = (instant: Date): string => instant.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** An appointment called off says so, for a calendar that has it already. */
const STATUS_OF: Partial<Record<Own['status'], string>> = {
  pending: 'TENTATIVE',
  unassigned: 'TENTATIVE',
  cancelled: 'CANCELLED',
  rejected: 'CANCELLED',
};

/** One appointment as an iCalendar file. Downloaded again, it replaces the one that is in the calendar. */
export const calendarFile = (appointment: Own, siteName: string, now: Date): string => {
  const { address, petServices, serviceProvider } = appointment;
  const place = [address.address, address.city, `${address.stateOrProvince} ${address.postalCode}`.trim()];
  const pets = petsText(petServices.map(({ petName }) => petName));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(siteName)}//Appointments//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${appointment.id}@appointments`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(new Date(appointment.appointmentStart))}`,
    `DTEND:${utc(new Date(appointment.appointmentEnd))}`,
    `SUMMARY:${escaped(`Grooming for ${pets} with ${serviceProvider.displayName}`)}`,
    `LOCATION:${escaped(place.filter((part) => part !== '').join(', '))}`,
    `DESCRIPTION:${escaped(petServices.map(({ petName, serviceName }) => `${petName}: ${serviceName}`).join('\n'))}`,
    `STATUS:${STATUS_OF[appointment.status] ?? 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
};
