import type { BookingEntry } from './situation.ts';

export const BOOKING_ENTRY = 'tailgate.booking';
const NOTHING: BookingEntry = { orderId: null, serviceArea: null, serviceDate: null };

/** How far the booking of this tab has got; a tab that is closed begins anew. */
export const readBookingEntry = (): BookingEntry => {
  try {
    return { ...NOTHING, ...(JSON.parse(sessionStorage.getItem(BOOKING_ENTRY) ?? '{}') as Partial<BookingEntry>) };
  } catch {
    return NOTHING;
  }
};
