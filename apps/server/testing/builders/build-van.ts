import { VAN_VIEWS, type CallAnswer } from '@tailgate/contract';
import { buildVin } from '@tailgate/values/vin';
import { newId } from '../../src/platform/ids.ts';
import type { SignedIn, TestApi } from '../test-api.ts';

export const VEHICLES = '/v2/service-vehicle/vehicles';
export const FLEET = '/v2/service-vehicle/fleet-owner/fleet-management';

export const VAN_PLACES = {
  austin: {
    address: '1600 S Lamar Blvd',
    city: 'Austin',
    stateOrProvince: 'TX',
    postalCode: '78704',
    latitude: 30.2501,
    longitude: -97.7655,
  },
  phoenix: {
    address: '200 W Washington St',
    city: 'Phoenix',
    stateOrProvince: 'AZ',
    postalCode: '85003',
    latitude: 33.4486,
    longitude: -112.0773,
  },
} as const;

let vins = 0;
/** A Ford Transit of 2022 that no other test has. */
export const newVin = () => buildVin('1FTBR1C8', `NKA${String((vins += 1)).padStart(5, '0')}`);

/** An uploaded file of this account. */
export const buildFile = async (
  { platform, site }: TestApi,
  ownerId: string,
  kind: 'image' | 'document',
): Promise<string> => {
  const id = newId();
  const type = kind === 'image' ? 'image/png' : 'application/pdf';
  await platform.db.inSite(site.id, (tx) =>
    tx
      .insertInto('files')
      .values({
        id,
        owner_id: ownerId,
        kind,
        status: 'ready',
        filename: kind === 'image' ? 'van.png' : 'paper.pdf',
        declared_type: type,
        declared_bytes: 9,
      })
      .execute(),
  );
  return id;
};

export type Van = CallAnswer<'GET /v2/service-vehicle/vehicles/:id'>;

const succeeded = <T>({ status, raw, body }: { status: number; raw: string; body: T }): T => {
  if (status !== 200) throw new Error(`${status} ${raw}`);
  return body;
};

export const buildVan = async (owner: SignedIn, given: object = {}): Promise<Van> =>
  succeeded(await owner.call(`POST ${VEHICLES}`, { body: given }));

/** A groomer's own van with everything that listing needs. */
export const buildOwnVan = async (api: TestApi, groomer: SignedIn, given: object = {}): Promise<Van> => {
  const { id } = await buildVan(groomer, {
    vin: newVin(),
    make: 'Ford',
    model: 'Transit',
    year: 2022,
    licensePlate: 'RKL 4417',
    startingOdometer: 41_200,
    ...given,
  });
  const params = { id };
  const document = await buildFile(api, groomer.account.id, 'document');
  succeeded(await groomer.call(`POST ${FLEET}/:id/insurance`, { params, body: { insuranceType: 'others' } }));
  const registration = { kind: 'registration', document, expiresOn: '2040-01-01' };
  return succeeded(await groomer.call(`POST ${VEHICLES}/:id/documents`, { params, body: registration }));
};

/** A fleet owner's van with everything that listing needs. */
export const buildCompleteVan = async (api: TestApi, owner: SignedIn, given: object = {}): Promise<Van> => {
  const { id } = await buildVan(owner, {
    vin: newVin(),
    make: 'Ford',
    model: 'Transit',
    year: 2022,
    licensePlate: 'RKL 4417',
    odometerValue: 41_200,
    pickupAddress: VAN_PLACES.austin,
    ...given,
  });
  const params = { id };
  const image = await buildFile(api, owner.account.id, 'image');
  const document = await buildFile(api, owner.account.id, 'document');
  const images = VAN_VIEWS.map((view) => ({ id: image, view }));
  succeeded(await owner.call(`POST ${FLEET}/:id/images`, { params, body: { images } }));
  succeeded(await owner.call(`POST ${FLEET}/:id/insurance`, { params, body: { insuranceType: 'others' } }));
  succeeded(
    await owner.call(`POST ${FLEET}/:id/plan-configurations`, { params, body: { flatRate: { ratePerDay: 95 } } }),
  );
  const availability = [2, 3, 4, 5, 6].map((day) => ({ day, availability: 'slots' }));
  succeeded(await owner.call(`POST ${FLEET}/:id/availability`, { params, body: { availability } }));
  const registration = { kind: 'registration', document, expiresOn: '2040-01-01' };
  return succeeded(await owner.call(`POST ${VEHICLES}/:id/documents`, { params, body: registration }));
};
