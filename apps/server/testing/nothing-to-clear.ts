import type { AppointmentClearing } from '../src/modules/appointments/appointment.children.ts';

const nothing = () => Promise.resolve();

/** For appointments on which nothing of the groomer before hangs. */
export const NOTHING_TO_CLEAR: Readonly<Record<AppointmentClearing, () => Promise<void>>> = {
  terms: nothing,
  products: nothing,
  calendar: nothing,
};
