import { auditMoneyAt } from '@tailgate/server/testing';

import type { ApiClient } from '../api-client.ts';
import type { StoredBookings } from '../bookings/booking-facts.ts';
import { readBookings } from '../bookings/read-bookings.ts';
import { withConnection } from '../database.ts';
import type { Write } from '../facts.ts';
import { paymentsAt, readOrders } from '../payments/read-payments.ts';
import { readStored } from '../read-stored.ts';
import { readDocuments } from './document-client.ts';
import type { DrillWorld } from './drill-world.ts';
import type { Moment, Restored } from './moment-facts.ts';

/** Orders of the payment storm are completed by other clients, and their calendars are of no interest. */
function withoutOrders(stored: StoredBookings, { groomers }: DrillWorld['payments']): StoredBookings {
  const sellers = new Set(groomers.map(({ id }) => id));
  const orders = new Set(stored.appointments.filter(({ providerId }) => sellers.has(providerId)).map(({ id }) => id));
  return {
    ...stored,
    appointments: stored.appointments.filter(({ id }) => !orders.has(id)),
    moves: stored.moves.filter(({ subjectId }) => !orders.has(subjectId)),
  };
}

export async function readRestored(
  client: ApiClient,
  { storm, payments }: DrillWorld,
  moment: Moment,
  laterWrites: readonly Write[],
  replay: Restored['replay'],
): Promise<Restored> {
  const bookings = await withConnection(storm.databaseUrls.jobs, (jobs) =>
    withConnection(storm.databaseUrls.owner, (owner) => readBookings(owner, jobs, moment.bookings.calendars)),
  );
  const orders = await readOrders(payments);
  const ours = new Set(orders.flatMap(({ chargeIds }) => chargeIds));
  return {
    stored: await readStored(storm),
    bookings: withoutOrders(bookings, payments),
    orders,
    brokenMoney: await auditMoneyAt(storm.databaseUrls.owner),
    documents: await readDocuments(client, storm.stranger),
    replay,
    laterWrites,
    laterPayments: (await paymentsAt(payments)).filter(({ chargeId }) => !ours.has(chargeId)).length,
  };
}
