import type { Place } from '@tailgate/values';
import { cents, sumCents, type Cents } from '@tailgate/values/money';
import type { Insertable } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { geographyOf } from '../../platform/db/geography.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Mover } from '../../platform/machines/bind-machine.ts';
import { create } from '../../platform/machines/transition.ts';
import type { Platform } from '../../platform/platform.ts';
import { appointments } from './appointment.effects.ts';
import { insertLines, type NewLine } from './appointments.queries.ts';
import { estimateOf } from './lines/line-prices.ts';
import { requireAhead, requireReachable } from './appointments.rules.ts';
import { chosenTime } from './times/keep-told.ts';

export interface NewAppointment {
  readonly values: Omit<
    Insertable<Tables['appointments']>,
    'status' | 'status_since' | 'booked_by' | 'booked_at' | 'place' | 'estimate_cents' | 'estimate_told_at'
  >;
  readonly place: Place;
  readonly lines: readonly NewLine[];
  /** What the customer orders beside the services. */
  readonly productsCents?: Cents;
  /** Who books; a groomer by default. */
  readonly by?: 'customer' | 'groomer';
  /** Waits for the answer of the groomer: of the customer's, or a partner of who books. */
  readonly isRequest: boolean;
  /** Nobody is told. */
  readonly isQuiet: boolean;
  /** How many are booked at once: the customer is told about all of them together. */
  readonly count: number;
}

/** Inserts an appointment that a groomer books or a customer asks for. The caller occupies the calendars in the same transaction. */
export const bookAppointment = async (
  tx: Tx,
  viewer: Mover,
  { values, place, lines, productsCents = cents(0), by = 'groomer', isRequest, isQuiet, count }: NewAppointment,
  platform: Platform,
): Promise<void> => {
  const now = platform.clock.now();
  const start = new Date(values.starts_at);
  requireReachable(start, now);
  requireAhead(start, now);
  // Lines first: who is told about the appointment is told the names of the pets.
  await insertLines(tx, values.id, lines);
  await create(
    tx,
    appointments,
    {
      name: isRequest ? 'place' : 'book',
      actor: by,
      viewer,
      details: { isQuiet, count },
      values: {
        ...values,
        ...(by === 'customer' && { ...chosenTime(start, now), estimate_told_at: now }),
        estimate_cents: sumCents([cents(values.travel_fee_cents), productsCents, ...lines.map(estimateOf)]),
        place: geographyOf(place),
        booked_by: by,
        booked_at: now,
      },
    },
    platform,
  );
};
