import type { fleetContract } from '@tailgate/contract';
import type { Tx } from '../../../platform/db/database.ts';
import type { Rows } from '../../../platform/access/policy.ts';
import { found } from '../../../platform/failure.ts';
import type { Handlers } from '../../../platform/http/call.ts';
import { nameOf } from '../../accounts/index.ts';
import { bookVan } from './book-van.ts';
import { freeVansAnswer } from './free-van-answers.ts';
import { freeVansOf } from './free-vans.view.ts';
import { renterAnswer, rentersAnswer } from './renter-answers.ts';
import { stretchesBefore } from './renter-record.view.ts';
import { findRenters } from './renters.view.ts';

type RenterCalls = Pick<
  typeof fleetContract,
  'listRenters' | 'getRenter' | 'listRenterHistory' | 'bookVan' | 'listFreeVans'
>;

/** The renter that a reference names, among those of the caller. */
const oneRenter = async (tx: Tx, driver: Rows<'fleet_drivers'>) => {
  const row = await tx
    .selectFrom('fleet_drivers')
    .select(['owner_id as ownerId', 'groomer_id as renterId'])
    .where(driver)
    .executeTakeFirst();
  return found(row);
};

export const renterHandlers: Handlers<RenterCalls> = {
  listRenters: async ({ tx, platform, viewer, query: { search, filter, sort, ...page } }) => {
    const asked = { ownerId: viewer.accountId, search, filter };
    const { rows, counts } = await findRenters(tx, asked, sort, { ...page, now: platform.clock.now() });
    return { items: await rentersAnswer(tx, rows, platform), total: counts[filter], counts, ...page };
  },
  getRenter: async ({ tx, platform, params, allowed }) =>
    await renterAnswer(tx, await oneRenter(tx, allowed(params.id)), platform),
  listRenterHistory: async ({ tx, platform, params, query: page, allowed }) => {
    const renter = await oneRenter(tx, allowed(params.id));
    const { rows, total } = await stretchesBefore(tx, renter, { ...page, now: platform.clock.now() });
    return { items: rows, total, ...page };
  },
  bookVan: async ({ tx, platform, viewer, params, body: { vehicleId, dates, choices }, allowed, allowedIds }) => {
    const [renterId] = await allowedIds(tx, [params.id]);
    const booked = await bookVan(tx, viewer, { vehicle: allowed(vehicleId), renterId, dates, choices }, platform);
    return { ...booked, renter: { id: renterId, name: await nameOf(tx, renterId) } };
  },
  listFreeVans: async ({ tx, platform, viewer, query: { search, days, vehicleId: named, ...page }, allowedIds }) => {
    const [vehicleId] = await allowedIds(tx, [named]);
    const asked = { ownerId: viewer.accountId, search, vehicleId };
    const { rows, total } = await freeVansOf(tx, asked, { days, now: platform.clock.now() }, page);
    return { items: await freeVansAnswer(tx, rows, platform), total, ...page };
  },
};
