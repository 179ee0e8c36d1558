import type { ChildTable, Fate } from '../../platform/machines/owner-change.ts';

/** What the flow that gives an appointment to another groomer does, by name. */
export type AppointmentClearing = 'terms' | 'products' | 'calendar';

type AppointmentFate = Exclude<Fate, { fate: 'cleared' }> | (Fate & { fate: 'cleared'; by: AppointmentClearing });

const kept = (because: string) => ({ fate: 'kept', because }) as const;
const cleared = (by: AppointmentClearing, because: string) => ({ fate: 'cleared', by, because }) as const;
const refused = (because: string) => ({ fate: 'refused', because }) as const;

const AFTER_COMPLETION = 'It is written with the completion or after it: what was done stays with who did it.';
const WHILE_PAID = 'It is used while the order is paid, from what belongs to who has it then.';

/** Every table with an id of an appointment. The compiler asks for a new one, a test of the schema for a renamed one. */
const TABLES = {
  appointment_lines: kept('What the customer booked, at the prices that they were told.'),
  booking_sessions: kept('The customer’s own way to the order, forgotten after a week.'),
  card_charges: kept('Attempts that came to nothing. While one is open, the order does not change hands.'),
  coupon_uses: refused(WHILE_PAID),
  gift_card_uses: refused(WHILE_PAID),
  ignored_jobs: kept('Who does not want to be shown it: nothing of the one who had it.'),
  ledger_transactions: kept('Nothing is booked before the completion, after which no order changes hands.'),
  loyalty_uses: refused(WHILE_PAID),
  loyalty_visits: refused(AFTER_COMPLETION),
  notices: kept('What somebody was told stays told.'),
  occupancy: cleared('calendar', 'It occupies the calendar of who comes.'),
  order_confirmations: cleared('terms', 'Who had it asked for another total.'),
  order_dues: refused(AFTER_COMPLETION),
  order_refunds: refused(AFTER_COMPLETION),
  order_settlements: refused(AFTER_COMPLETION),
  order_terms: cleared('terms', 'Who had it chose how it is paid. The card that the customer agreed to stays.'),
  order_tips: refused(AFTER_COMPLETION),
  order_upsells: cleared('products', 'What the other groomer sells is not in this van.'),
  payment_consents: kept('What the customer agreed to for the visit, whoever comes.'),
  report_cards: refused(AFTER_COMPLETION),
  reviews: refused(AFTER_COMPLETION),
  transitions: kept('The history stays.'),
  van_custody: kept('Its subject is a rental or a trial; the visit takes the van of who comes.'),
} as const satisfies Record<ChildTable<'appointment_id' | 'subject_id'>, AppointmentFate>;

/** What becomes of what hangs on an appointment that another groomer takes over. */
export const APPOINTMENT_CHILDREN = { column: 'appointment_id', tables: TABLES } as const;
