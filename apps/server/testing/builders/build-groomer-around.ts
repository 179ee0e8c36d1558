import type { Place } from '@tailgate/values';
import type { SignedIn, TestApi } from '../test-api.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** A square zone; `reach` is in degrees to each side. */
export const squareAround = ({ latitude, longitude }: Place, reach = 0.1) => [
  { latitude: latitude - reach, longitude: longitude - reach },
  { latitude: latitude - reach, longitude: longitude + reach },
  { latitude: latitude + reach, longitude: longitude + reach },
  { latitude: latitude + reach, longitude: longitude - reach },
];

export interface GivenGroomer {
  readonly center: Place;
  readonly serviceId: string;
  /** In dollars, for a medium dog. */
  readonly price?: number;
  readonly zones?: readonly { readonly price: number; readonly days?: readonly number[]; readonly reach?: number }[];
  readonly workdays?: readonly number[];
  readonly rating?: number;
  /** Distance of the base from the center of the zones. */
  readonly degreesAway?: number;
}

const must = async (answer: Promise<{ status: number; raw: string }>) => {
  const { status, raw } = await answer;
  if (status >= 300) throw new Error(raw);
};

/** A groomer who offers one service for medium dogs around a place, from 8 a.m. to 5 p.m. */
export const buildGroomerAround = async (api: TestApi, given: GivenGroomer): Promise<SignedIn> => {
  const groomer = await api.as('groomer');
  for (const [index, zone] of (given.zones ?? [{ price: 0 }]).entries())
    await must(
      groomer.call('POST /v2/service-provider/work-zone', {
        body: {
          name: `Zone ${index}`,
          price: zone.price,
          availableDays: zone.days ?? EVERY_DAY,
          points: squareAround(given.center, zone.reach),
        },
      }),
    );
  const availability = (given.workdays ?? EVERY_DAY).map((day) => ({ day, start: '08:00', end: '17:00' }));
  await must(
    groomer.call('POST /v2/service-appointment/service-provider/availability/weekly-availability', {
      body: { availability },
    }),
  );
  await must(
    groomer.call('POST /v2/on-boarding/groomer/offered/services/prices', {
      body: {
        services: [{ serviceId: given.serviceId, sizes: [{ size: 'medium', price: given.price ?? 90, minutes: 60 }] }],
      },
    }),
  );
  await api.database.asOwner((owner) =>
    owner.query(
      `update providers set average_rating = $2, review_count = 3, location = st_point($3, $4, 4326)::geography where account_id = $1`,
      [
        groomer.account.id,
        given.rating ?? 4,
        given.center.longitude,
        given.center.latitude + (given.degreesAway ?? 0.01),
      ],
    ),
  );
  return groomer;
};
