import type { SearchOrder } from '#features/visitor-booking/visitor-booking-query.ts';

/** Everything that a reload must keep beside the session is in the address. */
export type OrderingSearch = Readonly<
  Partial<Record<'session' | 'provider' | 'times' | 'date' | 'order' | 'card' | 'again', string>>
>;

const NAMES = ['session', 'provider', 'times', 'date', 'order', 'card', 'again'] as const;

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const IDS: readonly string[] = ['provider', 'times', 'card'];

/** Keeps what is well-formed; anything else is as if it were not there. */
export const readOrderingSearch = (given: Readonly<Partial<Record<string, string>>>): OrderingSearch =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = given[name];
      return value === undefined || value === '' || (IDS.includes(name) && !ID.test(value)) ? [] : [[name, value]];
    }),
  );

const ORDERS: readonly SearchOrder[] = ['soonest', 'price', 'rating', 'distance'];

export const orderOf = ({ order }: OrderingSearch): SearchOrder => ORDERS.find((known) => known === order) ?? 'soonest';
