import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import type { RequestHandler } from 'msw';
import type { ReactNode } from 'react';
import { createQueryClient } from '#shell/api/query-client.ts';
import { Toaster } from '#shell/errors/toaster.tsx';
import { sessionStore } from '#shell/session/session-store.ts';
import { answer } from '../../testing/answer.ts';
import { PREFERENCES } from '../../testing/open-app.tsx';
import { renderUi } from '../../testing/render-ui.tsx';
import { server } from '../../testing/server.ts';
import { buildSession } from '../../testing/sessions.ts';
import { vehicleQuery, type VanDocument, type Vehicle } from './vehicles-query.ts';

const DOCUMENT: VanDocument = {
  id: 'doc-registration',
  kind: 'registration',
  title: 'Registration 2026',
  type: 'application/pdf',
  url: 'https://files.example.test/registration.pdf',
  expiresOn: '2027-03-14',
  daysLeft: 115,
  state: 'valid',
  addedAt: '2026-03-14T15:00:00.000Z',
};
export const buildDocument = (given: Partial<VanDocument> = {}): VanDocument => ({ ...DOCUMENT, ...given });

export const READING: Vehicle['meters'][number] = {
  id: 'reading-1',
  meter: 'odometer',
  value: 45_640,
  readAt: '2026-11-18T15:12:00.000Z',
  source: 'owner',
  isNewMeter: false,
  by: 'Nina Fox',
  photo: null,
  correctsId: null,
  isVoided: false,
};

const VAN: Vehicle = {
  id: 'van-4',
  name: 'Van 4',
  type: 'high_roof_van',
  status: 1,
  state: 'draft',
  isForRent: true,
  vin: '1FTBR2C86PKA41906',
  make: 'Ford',
  model: 'Transit',
  year: 2023,
  licensePlate: 'RKL 4417',
  plateState: 'TX',
  defaultImage: null,
  odometerValue: 45_640,
  generatorHours: null,
  city: 'Austin',
  description: '',
  can: { list: true, pause: false, retire: true },
  canEdit: true,
  isDecoded: true,
  builder: '',
  trim: '',
  body: '',
  engine: '',
  builtIn: '',
  fuelType: '',
  transmissionType: '',
  generator: '',
  tagsExpiration: null,
  startingOdometer: 1,
  meters: [READING],
  rentalRadius: null,
  pickupAddress: null,
  trialAddress: null,
  lastLocation: null,
  timeZone: 'America/Chicago',
  protectionPlan: '',
  images: [],
  videoLinks: [],
  documents: [],
  registrationDocument: null,
  titleDocument: null,
  insuranceDocument: null,
  features: [],
  insuranceType: 'none',
  customInsuranceDetails: null,
  availability: null,
  pricing: null,
  planConfiguration: null,
  mileageOptions: null,
  trailer: null,
  histories: [],
  readiness: { open: [], sections: [], done: 12, total: 40, percent: 30, canBeListed: false },
};
/** A van of a fleet owner; the test sets only what it cares about. */
export const buildVan = (given: Partial<Vehicle> = {}): Vehicle => ({ ...VAN, ...given });

const Live = ({ vehicle, children }: { vehicle: Vehicle; children: (vehicle: Vehicle) => ReactNode }) => {
  const { data } = useQuery({ ...vehicleQuery(vehicle.id), initialData: vehicle, staleTime: Number.POSITIVE_INFINITY });
  return children(data);
};

/** A part of the editor as its page shows it: with the record that the last write answered. */
export const openPart = (
  vehicle: Vehicle,
  part: (vehicle: Vehicle) => ReactNode,
  ...handlers: readonly RequestHandler[]
) => {
  server.use(
    answer('GET /v2/service-provider/account/preferences', PREFERENCES),
    answer('GET /v2/service-vehicle/vehicles/:id', vehicle),
  );
  server.use(...handlers);
  sessionStore.adopt(buildSession({ role: 'fleet_owner', roles: ['fleet_owner'] }), 'entered');
  return renderUi(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <main>
        <h1>{vehicle.name}</h1>
        <Live vehicle={vehicle}>{part}</Live>
      </main>
      <Toaster />
    </QueryClientProvider>,
  );
};

export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
export const violationsOn = async (node: Element = screen.getByRole('main')) => {
  const { violations } = await axe.run(node, { rules: { 'color-contrast': { enabled: false } } });
  return violations.map(({ id }) => id);
};
