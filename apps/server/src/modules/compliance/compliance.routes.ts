import { MAX_DRIVER_PAPERS, complianceContract } from '@tailgate/contract';
import { dollarsOf } from '@tailgate/values/money';
import { bindModule } from '../../platform/http/call.ts';
import { driverPaperAnswer, paperAnswer } from './paper-answers.ts';
import { papersForDriver, papersOfOwner, papersOfSite, visitsHitBy } from './van-papers.view.ts';
import { zoneOfVan } from './zone-of-van.view.ts';

export const complianceRoutes = bindModule(
  'compliance',
  complianceContract,
  {},
  {
    listCompliance: async ({ tx, platform, viewer, query: { vehicleId, search, filter, ...page }, allowedIds }) => {
      const [named] = await allowedIds(tx, [vehicleId]);
      const wanted = { ownerId: viewer.accountId, vehicleId: named, search, filter, now: platform.clock.now() };
      const { rows, counts } = await papersOfOwner(tx, wanted, page);
      return { items: rows.map(paperAnswer), total: counts[filter], ...page, counts };
    },
    listHitAppointments: async ({ tx, platform, query: { vehicleId, kind, ...page }, allowed }) => {
      const { id, timeZone } = await zoneOfVan(tx, allowed(vehicleId));
      const rows = await visitsHitBy(tx, { vehicleId: id, kind, now: platform.clock.now() }, page);
      const items = rows.map(({ id: appointmentId, startsAt, groomerId, groomerName, cents }) => ({
        id: appointmentId,
        appointmentStart: startsAt.toISOString(),
        groomer: { id: groomerId, name: groomerName },
        expected: dollarsOf(cents),
      }));
      return { items, total: rows[0]?.total ?? 0, ...page, timeZone };
    },
    getDriverCompliance: async ({ tx, platform, viewer: { accountId } }) => {
      const rows = await papersForDriver(tx, accountId, { now: platform.clock.now(), limit: MAX_DRIVER_PAPERS });
      return { items: rows.map((row) => driverPaperAnswer(row, accountId)) };
    },
    listComplianceOfSite: async ({ tx, platform, query: { search, filter, ...page } }) => {
      const { rows, counts } = await papersOfSite(tx, { search, filter, now: platform.clock.now() }, page);
      return { items: rows.map(paperAnswer), total: counts[filter], ...page, counts };
    },
  },
);
