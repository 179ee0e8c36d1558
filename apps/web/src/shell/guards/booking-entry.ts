import type { BookingEntry } from './situation.ts';

const KEY = 'tailgate.booking';
const NOTHING: BookingEntry = { orderId: null, serviceArea: null, serviceDate: null };

/** How far the booking of this tab has got; a tab that is closed begins anew. */
export const readBookingEntry = (): BookingEntry => {
  try {
    return { ...NOTHING, ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<BookingEntry>) };
  } catch {
    return NOTHING;
  }
};
