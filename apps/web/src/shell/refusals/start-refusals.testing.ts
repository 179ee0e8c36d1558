import type { StartRefusal } from '@tailgate/contract';

/** By default: what the appointment of Nina Petrov, from two to half past three, is in the way of. */
export const buildStartRefusal = (more: Partial<StartRefusal> = {}): StartRefusal => ({
  cause: 'appointment',
  obstacle: {
    start: '2026-11-19T14:00:00-06:00',
    end: '2026-11-19T15:30:00-06:00',
    appointmentId: 'a-2',
    until: null,
  },
  drive: null,
  hours: [],
  timeOff: null,
  ...more,
});
