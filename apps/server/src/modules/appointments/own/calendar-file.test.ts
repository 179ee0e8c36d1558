import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

type Appointment = Parameters<typeof calendarFile>[0];

const appointment = (more: Partial<Appointment> = {}) =>
  ({
    id: '0197-6b2f',
    status: 'accepted',
    appointmentStart: '2026-06-02T14:00:00.000Z',
    appointmentEnd: '2026-06-02T15:30:00.000Z',
    serviceProvider: { id: 'g', displayName: 'Maya Torres', phone: null },
    address: { address: '12 Elm; Unit 4', city: 'Austin', stateOrProvince: 'TX', postalCode: '78701' },
    petServices: [{ petName: 'Biscuit', serviceName: 'Full groom' }],
    ...more,
  }) as Appointment;
const fileOf = (more: Partial<Appointment> = {}) =>
  calendarFile(appointment(more), 'Happy, Paws', new Date('2026-05-01T10:00:00.000Z'));

describe('the calendar file of an appointment', () => {
  it('has its time in UTC, what is done and where', () => {
    const lines = fileOf().split('\r\n');
    expect(lines).toContain('DTSTART:20260602T140000Z');
    expect(lines).toContain('DTEND:20260602T153000Z');
    expect(lines).toContain('SUMMARY:Grooming for Biscuit with Maya Torres');
    expect(lines).toContain('LOCATION:12 Elm\\; Unit 4\\, Austin\\, TX 78701');
    expect(lines).toContain('PRODID:-//Happy\\, Paws//Appointments//EN');
    expect(lines).toContain('STATUS:CONFIRMED');
    expect(fileOf({ status: 'cancelled' })).toContain('STATUS:CANCELLED\r\n');
  });

  it('cannot be given further lines by a name', () => {
    const petServices = [{ petName: 'Rex\r\nATTENDEE:mailto:x@example.test', serviceName: 'Bath\u0000' }];
    const file = fileOf({ petServices: petServices as Appointment['petServices'] });
    expect(file.split('\r\n').filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
    expect(file).not.toContain('\u0000');
  });

  it('folds long lines at 75 bytes, never within a character', () => {
    const name = '🐩 Señor Wuschel von und zu Überall '.repeat(6);
    const file = fileOf({ petServices: [{ petName: name, serviceName: 'Bath' }] as Appointment['petServices'] });
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain(name.trimEnd());
    expect(file).not.toContain('\uFFFD');
  });
});
