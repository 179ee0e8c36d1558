import { BOOKING_ENTRY } from '#shell/guards/booking-entry.ts';
import type { BookingEntry } from '#shell/guards/situation.ts';
import { browserStorage } from '#shell/session/browser-storage.ts';

const SESSION_KEY = 'tailgate.ordering';
const DRAFT_PREFIX = 'tailgate.ordering.';

/** The booking that this browser has begun. Each site has its own origin, and with it its own. */
export const keptSessionId = (): string | null => browserStorage.read(SESSION_KEY);
export const keepSessionId = (id: string): void => browserStorage.write(SESSION_KEY, id);

/** How far the booking of this tab has got, for the guard at its entry. */
export const keepBookingEntry = (entry: Partial<BookingEntry>): void => {
  try {
    sessionStorage.setItem(BOOKING_ENTRY, JSON.stringify(entry));
  } catch {
    // Without it the entry leads to the start, where the booking can be continued.
  }
};

/** What was typed into a step and is not saved yet. In the tab only: it is personal, and others may use the computer. */
export const readDraft = <Values extends object>(step: string, usual: Values): Values => {
  try {
    return { ...usual, ...(JSON.parse(sessionStorage.getItem(DRAFT_PREFIX + step) ?? '{}') as Partial<Values>) };
  } catch {
    return usual;
  }
};

export const keepDraft = (step: string, values: object): void => {
  try {
    sessionStorage.setItem(DRAFT_PREFIX + step, JSON.stringify(values));
  } catch {
    // Full or forbidden: a reload then loses what was typed, and nothing else.
  }
};

export const forgetDraft = (step: string): void => sessionStorage.removeItem(DRAFT_PREFIX + step);

/** After the order is placed nothing of it is left in the browser. */
export const forgetOrder = (): void => {
  browserStorage.remove(SESSION_KEY);
  sessionStorage.removeItem(BOOKING_ENTRY);
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(key);
};
