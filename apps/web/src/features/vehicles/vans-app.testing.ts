import type { CallInput } from '@tailgate/contract';
import type { RequestHandler } from 'msw';
import { answer } from '../../testing/answer.ts';
import { openApp, PROFILE } from '../../testing/open-app.tsx';
import { buildSession } from '../../testing/sessions.ts';
import { LISTED, VAN } from './van-samples.testing.ts';
import type { ListedVehicle, Vehicle } from './vehicles-query.ts';

const MANAGEMENT = '/v2/service-vehicle/fleet-owner/fleet-management';
const VEHICLES = '/v2/service-vehicle/vehicles';
export const LIST = `GET ${MANAGEMENT}/list` as const;
export const ADD = `POST ${MANAGEMENT}/create` as const;
export const LOOK_UP = 'GET /v2/service-vehicle/vin/:vin';
export const ONE = `GET ${VEHICLES}/:id` as const;
export const CHANGE = `PUT ${VEHICLES}/:id` as const;
export const STATUS = `PUT ${VEHICLES}/status/:id` as const;
export const RETIRE = `DELETE ${VEHICLES}/:id` as const;
export const PHOTOS = `POST ${MANAGEMENT}/:id/images` as const;
export const VIDEOS = `POST ${MANAGEMENT}/:id/video-links` as const;

interface Opening {
  readonly path?: string;
  readonly van?: Vehicle;
  readonly rows?: readonly ListedVehicle[];
  /** Answers that come before those of the server here. */
  readonly first?: readonly RequestHandler[];
}

type Photos = CallInput<typeof PHOTOS>['body'];

const withPhotos = (van: Vehicle, { images }: Photos): Vehicle => ({
  ...van,
  images: [
    ...van.images.filter(({ view }) => !images.some((changed) => changed.view === view)),
    ...images.flatMap(({ view, id }) =>
      id === null
        ? []
        : [
            {
              view,
              isCover: false,
              addedAt: '2026-06-11T15:00:00.000Z',
              image: { ...(VAN.images[0] as Vehicle['images'][number]).image, id },
            },
          ],
    ),
  ],
});

/** A server that keeps one van as the real one does, opened as its fleet owner. */
export const openVans = async ({
  path = '/fleet-owner/account/vehicles',
  van = VAN,
  rows = [LISTED],
  first = [],
}: Opening = {}) => {
  let kept = van;
  const sent: unknown[] = [];
  const asked: URLSearchParams[] = [];
  const keep = (next: Vehicle) => (kept = next);
  const app = await openApp(
    path,
    buildSession({ role: 'fleet_owner' }),
    ...first,
    answer('GET /v2/service-provider/account', { ...PROFILE, role: 'fleet_owner' }),
    answer(LIST, ({ query }) => {
      asked.push(query);
      const counts = { all: rows.length, listed: 1, draft: 0, paused: 0, attention: 1, retired: 0 };
      return { items: [...rows], total: rows.length, limit: 25, offset: 0, counts };
    }),
    answer(ADD, ({ body }) => {
      sent.push(body);
      return kept;
    }),
    answer(ONE, () => kept),
    answer(CHANGE, ({ body }) => {
      sent.push(body);
      const { pickupAddress: _, trialAddress: __, odometerValue, generatorHours, ...plain } = body;
      return keep({
        ...kept,
        ...plain,
        odometerValue: odometerValue ?? kept.odometerValue,
        generatorHours: generatorHours ?? kept.generatorHours,
      } as Vehicle);
    }),
    answer(STATUS, ({ body }) => {
      sent.push(body);
      return keep({ ...kept, state: body.status === 1 ? 'listed' : 'paused' });
    }),
    answer(RETIRE, () => {
      sent.push('retire');
      return true;
    }),
    answer(PHOTOS, ({ body }) => {
      sent.push(body);
      return keep(withPhotos(kept, body));
    }),
    answer(VIDEOS, ({ body }) => {
      sent.push(body);
      return keep({ ...kept, videoLinks: body.videoLinks });
    }),
  );
  return { ...app, sent, asked };
};
