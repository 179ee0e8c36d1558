import type { SeedHours, SeedZone } from '@tailgate/server/seeding';
import { randomFrom, type Random } from '@tailgate/kit';
import type { Neighborhood } from '@tailgate/town';
import { cents } from '@tailgate/values/money';
import type { SiteStory } from '../story/site-story.ts';
import type { DemoPerson } from './demo-person.ts';
import { demoId } from './ids.ts';

type Place = SeedZone['points'][number];

const CORNERS = 7;
/** A degree of latitude is about 69 miles: some three to five miles out. */
const LEAST_REACH_DEGREES = 0.045;
const MORE_REACH_DEGREES = 0.03;
/** Travel fees: low around home, higher across town. */
const FEES_CENTS = { near: [0, 500, 1000, 1250], far: [1500, 2000, 2500] } as const;

const distance = (one: Place, other: Place) =>
  Math.hypot(
    one.latitude - other.latitude,
    (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180),
  );

/** Looks hand-drawn: corners all around at different distances. */
const borderAround = ({ latitude, longitude }: Place, random: Random): Place[] =>
  Array.from({ length: CORNERS }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / CORNERS;
    const reach = LEAST_REACH_DEGREES + random.next() * MORE_REACH_DEGREES;
    return {
      latitude: Number((latitude + reach * Math.cos(angle)).toFixed(5)),
      longitude: Number((longitude + (reach * Math.sin(angle)) / Math.cos((latitude * Math.PI) / 180)).toFixed(5)),
    };
  });

/** Nearest first. */
const neighborhoodsFrom = (home: Place, all: readonly Neighborhood[]): Neighborhood[] =>
  all.toSorted((one, other) => distance(home, one) - distance(home, other));

/** Every day around home, or a day or two of the week across town. */
const daysOf = (worked: readonly number[], hasSecond: boolean) =>
  hasSecond ? [worked.filter((_, index) => index % 3 !== 2), worked.filter((_, index) => index % 3 === 2)] : [worked];

/** One or two zones for every provider who takes bookings: around home, and for some across town. */
export const zonesOf = (
  { slug, metro }: Pick<SiteStory, 'slug' | 'metro'>,
  people: readonly DemoPerson[],
  hours: readonly SeedHours[],
): SeedZone[] =>
  hours.flatMap(({ providerId, windows }) => {
    const home = people.find(({ id }) => id === providerId)?.provider?.address;
    if (!home) return [];
    const random = randomFrom(`zones/${providerId}`);
    const near = neighborhoodsFrom(home, metro.neighborhoods);
    const places = [near[0], near[random.integer(6, 9)]];
    const worked = [...new Set(windows.map(({ day }) => day))].sort();
    return daysOf(worked, random.chance(0.6)).flatMap((weekdays, index) => {
      const place = places[index];
      if (!place || weekdays.length === 0) return [];
      return {
        id: demoId(slug, 'zone', providerId, String(index)),
        providerId,
        name: place.name,
        priceCents: cents(random.pick<number>(index === 0 ? FEES_CENTS.near : FEES_CENTS.far)),
        weekdays,
        points: borderAround(index === 0 ? home : place, random),
      };
    });
  });
