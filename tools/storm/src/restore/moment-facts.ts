import type { BookingFacts } from '../bookings/booking-facts.ts';
import type { Stored, Write } from '../facts.ts';
import type { StoredOrder } from '../payments/payment-facts.ts';

/** What clients knew at the chosen second. All of it must be there after the restore, and nothing that began later. */
export interface Moment {
  readonly at: Date;
  readonly writes: readonly Write[];
  readonly bookings: BookingFacts;
  /** Orders that somebody saw complete. */
  readonly completeOrders: ReadonlySet<string>;
  /** Fingerprints of documents by id, whose upload was acknowledged. */
  readonly documents: ReadonlyMap<string, string>;
}

/** What is there after the restore. */
export interface Restored {
  readonly stored: Stored;
  readonly bookings: BookingFacts['stored'];
  readonly orders: readonly StoredOrder[];
  readonly brokenMoney: readonly string[];
  /** Fingerprints of documents by id, as a browser gets them. */
  readonly documents: ReadonlyMap<string, string>;
  /** The answer to a write from before, sent again under its key. */
  readonly replay: { readonly before: string; readonly again: string };
  /** Writes that clients began after the chosen second. */
  readonly laterWrites: readonly Write[];
  /** Payments of the processor that the database knows nothing of any more. */
  readonly laterPayments: number;
}
