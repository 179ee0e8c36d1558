import type { Mutant } from './mutant.ts';

const MILES = 'apps/server/src/views/miles-within.ts';
const HOMES = 'apps/server/src/modules/search/private-homes.test.ts';

/** Guards without which somebody's home could be found by asking often enough, or is shown to others. */
export const HOME_MUTANTS: readonly Mutant[] = [
  {
    name: 'distance-from-the-zone',
    suite: HOMES,
    test: 'is not found by many searches',
    source: {
      file: MILES,
      find: 'sql`st_centroid(z.area::geometry)`',
      replace: 'sql`(select location::geometry from providers where account_id = z.provider_id)`',
    },
  },
  {
    name: 'home-that-moves',
    suite: HOMES,
    test: 'changes nothing that strangers see',
    source: {
      file: MILES,
      find: 'sql`st_centroid(z.area::geometry)`',
      replace: 'sql`(select location::geometry from providers where account_id = z.provider_id)`',
    },
  },
  {
    name: 'least-miles',
    suite: HOMES,
    test: 'is told in whole miles',
    source: { file: MILES, find: 'greatest(${sql.lit(LEAST_MILES)}, d.miles)', replace: 'd.miles' },
  },
  {
    name: 'places-on-a-grid',
    suite: HOMES,
    test: 'is told in whole miles',
    source: { file: MILES, find: 'geographyOf(roundedPlace(place))', replace: 'geographyOf(place)' },
  },
  {
    name: 'order-by-whole-miles',
    suite: HOMES,
    test: 'orders groomers of the same mile by price',
    source: {
      file: 'apps/server/src/views/provider-search.ts',
      find: 'distance: sql`f."withinMiles", f."minCents"`',
      replace: 'distance: sql`(select location::text from providers where account_id = f.id)`',
    },
  },
  {
    name: 'searches-from-many-places',
    suite: 'apps/server/src/modules/search/search.test.ts',
    test: 'limits the rate of searches',
    source: {
      file: 'packages/contract/src/search/search.contract.ts',
      find: "limit: ['searchPerAddress', 'placesPerAddress'],",
      replace: "limit: ['searchPerAddress'],",
    },
  },
  {
    name: 'private-point-in-json',
    suite: 'packages/values/src/private-point.test.ts',
    test: 'a home is not exact in JSON',
    source: {
      file: 'packages/values/src/private-point.ts',
      find: 'return roundedPlace(this.#place);',
      replace: 'return this.#place;',
    },
  },
  {
    name: 'private-point-in-logs',
    suite: 'packages/values/src/private-point.test.ts',
    test: 'a home is not exact in a log line',
    source: {
      file: 'packages/values/src/private-point.ts',
      find: 'return `PrivatePoint(${this.toString()})`;',
      replace: 'return JSON.stringify(this.#place);',
    },
  },
  {
    name: 'home-in-answers',
    suite: 'apps/server/testing/authorization/authorization.test.ts',
    test: 'GET /v2/service-provider/account/public-profile/:id > answers every role',
    source: {
      file: 'apps/server/src/modules/providers/provider-answers.ts',
      find: 'city: row.city,',
      replace: "city: String(row.home?.exactFor('owner').longitude),",
    },
  },
  {
    name: 'suggested-zone-beside-home',
    suite: 'apps/web/src/features/scheduling/work-zones/suggested-zone.rules.test.ts',
    test: 'is the same for everybody within about three miles',
    source: {
      file: 'apps/web/src/features/scheduling/work-zones/suggested-zone.rules.ts',
      find: 'circleAround(placeNear(home))',
      replace: 'circleAround(home)',
    },
  },
  {
    name: 'own-last-place',
    suite: 'apps/server/src/modules/visitor-booking/known-place.test.ts',
    test: 'begins at no address of anybody else',
    source: {
      file: 'apps/server/src/modules/appointments/lines/order-to-repeat.ts',
      find: ".where('customer_id', '=', customerId)\n    .where('status', 'in', OCCUPYING_STATUSES)",
      replace: ".where('status', 'in', OCCUPYING_STATUSES)",
    },
  },
];
