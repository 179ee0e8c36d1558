/** A visitor who comes back within a week finds everything as they left it. */
export const BOOKING_SESSION_DAYS = 7;
/** How long a time is kept for a visitor who is still filling in the rest. */
export const HOLD_MINUTES = 10;
/** How often the same time can be kept again for the same visitor. */
export const MAX_HOLD_RENEWALS = 3;
/** Times that one person, or one network, can keep at once. */
export const MAX_OPEN_HOLDS = 3;
/** Pets of one visit that a customer books. */
export const MAX_ORDERED_PETS = 6;
export const MAX_ORDERED_EXTRAS = 20;
export const MAX_TYPED_ADDRESS_LENGTH = 200;
export const MAX_LEAD_MESSAGE_LENGTH = 500;
/** What staff note about a lead that they answered. */
export const MAX_LEAD_NOTE_LENGTH = 500;
export const LEAD_FILTERS = ['open', 'answered', 'all'] as const;
export type LeadFilter = (typeof LEAD_FILTERS)[number];
/** A lead names a person: it is forgotten after this time. */
export const LEAD_DAYS = 365;
/** Left unplaced for so long, a visitor who gave a phone number is reminded once. */
export const REMIND_AFTER_MINUTES = 120;

/** What is still missing before the order can be placed, in the order in which it is asked. */
export const ORDERING_STEPS = ['location', 'services', 'time', 'account', 'profile'] as const;
export type OrderingStep = (typeof ORDERING_STEPS)[number];

/** Why a groomer does not come for pets, in the order in which it is judged. */
export const UNSERVED_CAUSES = ['address', 'closed', 'kind', 'weight', 'breed', 'services'] as const;
export type UnservedCause = (typeof UNSERVED_CAUSES)[number];
