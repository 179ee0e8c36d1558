import type { VanPaperKind } from '@tailgate/contract';
import { addDays, instantOf, localDateAt, type LocalDate, type Place } from '@tailgate/values';
import { expect } from 'vitest';
import { buildVanRow } from '../../../testing/builders/build-van-row.ts';
import {
  buildCatalogue,
  buildCustomerOf,
  buildFile,
  buildGroomerAround,
  VEHICLES,
  type SignedIn,
  type TestApi,
} from '../../../testing/index.ts';
import { newId } from '../../platform/ids.ts';

export const MANAGEMENT = '/v2/service-vehicle/fleet-owner/fleet-management';
export const APPOINTMENTS = '/v2/service-appointment/service-provider/appointments';
const SESSION = '/v2/service-checkout/pet-service/service-provider';
/** Further west than the customers: the days of the van are later than those of its visits. */
export const VAN_ZONE = 'America/Phoenix';
const VISIT_ZONE = 'America/Chicago';

export const prepareSite = async (api: TestApi) => {
  const lists = JSON.stringify({ rescheduleReasons: ['Running late'], cancellationReasons: ['Schedule conflict'] });
  await api.database.asOwner((owner) =>
    owner.query('update sites set reference_lists = $2 where id = $1', [api.site.id, lists]),
  );
  return await api.platform.db.inSite(api.site.id, buildCatalogue);
};

let center: Place = { latitude: 30.26, longitude: -97.75 };

/** An owner with a van and two drivers, whose customers live around them. */
export const buildVanDays = async (api: TestApi, ids: Awaited<ReturnType<typeof buildCatalogue>>) => {
  center = { ...center, longitude: center.longitude + 0.5 };
  const here = center;
  const owner = await api.as('fleet_owner');
  const drivers = await Promise.all([0, 1].map(() => buildGroomerAround(api, { center: here, serviceId: ids.groom })));
  const [ana, ben] = drivers as [SignedIn, SignedIn];
  for (const { account } of drivers)
    await api.database.asOwner((db) =>
      db.query(
        `insert into fleet_drivers (id, site_id, owner_id, groomer_id, status, status_since, invited_at)
         values ($1, $2, $3, $4, 'attached', app.now(), app.now())`,
        [newId(), api.site.id, owner.account.id, account.id],
      ),
    );
  const van = await buildVanRow(api, { ownerId: owner.account.id, timeZone: VAN_ZONE });
  const day = (days: number): LocalDate => addDays(localDateAt(api.clock.now(), VAN_ZONE), days);
  const at = (days: number, hour: number) => instantOf(day(days), hour * 60, VISIT_ZONE);
  const succeeded = <T>({ status, raw, body }: { status: number; raw: string; body: T }): T => {
    expect(status, raw).toBe(200);
    return body;
  };
  return {
    owner,
    ana,
    ben,
    van,
    day,
    at,
    succeeded,
    assign: async (groomer: SignedIn | null, from = 0, more: object = {}, id = van) =>
      succeeded(
        await owner.call(`PUT ${MANAGEMENT}/:id/assignation`, {
          params: { id },
          body: { type: 'full_time', serviceProviderId: groomer?.account.id ?? null, from: day(from), ...more },
        }),
      ),
    give: async (kind: VanPaperKind, days: number, id = van, by = owner) => {
      const document = await buildFile(api, by.account.id, 'document');
      return succeeded(
        await by.call(`POST ${VEHICLES}/:id/documents`, {
          params: { id },
          body: { kind, document, expiresOn: day(days) },
        }),
      );
    },
    book: async (who: SignedIn, days: number, time: string): Promise<string> => {
      const customer = await buildCustomerOf(api, who, { place: here, breedId: ids.beagle, petTypeId: ids.dog });
      const opened = await who.call(`POST ${SESSION}/init`, { body: { customerId: customer.id } });
      const params = { sessionId: opened.body.id };
      const petServices = [{ petId: customer.pets[0]?.id, services: [{ serviceId: ids.groom, addons: [] }] }];
      await who.call(`POST ${SESSION}/:sessionId/set-services`, { params, body: { petServices } });
      const placed = await who.call(`POST ${SESSION}/:sessionId/place-order`, {
        params,
        body: { appointment: { date: day(days), time }, overrideServiceTime: 60 },
      });
      return succeeded(placed).id;
    },
    move: async (who: SignedIn, id: string, days: number, hour: number) =>
      succeeded(
        await who.call(`POST ${APPOINTMENTS}/:id/reschedule-appointment`, {
          params: { id },
          body: {
            reasonId: 'running-late',
            appointmentStart: at(days, hour).toISOString(),
            forceUpdate: true,
            notifyCustomer: false,
          },
        }),
      ),
  };
};
export type VanDays = Awaited<ReturnType<typeof buildVanDays>>;
