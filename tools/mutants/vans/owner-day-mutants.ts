import type { Mutant } from '../mutant.ts';

const PLAN = 'packages/pricing/src/van-plan.test.ts';
const OVERVIEW = 'apps/server/src/modules/fleet/overview/overview.test.ts';
const RECORD = 'apps/server/src/modules/fleet/record/record.test.ts';
const PRICING = 'packages/pricing/src/van-plan.ts';
const DAYS = 'apps/server/src/modules/fleet/overview/van-days.rules.ts';
const FACTS = 'apps/server/src/modules/fleet/overview/van-facts.view.ts';

/** What vans come to is what their terms say, and an owner sees their own vans and nobody's customers. */
export const OWNER_DAY_MUTANTS: readonly Mutant[] = [
  {
    name: 'van-week-at-most-seven-days',
    suite: PLAN,
    test: 'charges a week that would cost more than its days',
    source: { file: PRICING, find: 'return weekCents <= ofDays ? weekCents : null;', replace: 'return weekCents;' },
  },
  {
    name: 'van-week-of-one-driver',
    suite: PLAN,
    test: 'gives the weekly rate to nobody who shares the week',
    source: {
      file: PRICING,
      find: 'holderId !== first.holderId || plan.weekCents !== weekCents',
      replace: 'plan.weekCents !== weekCents',
    },
  },
  {
    name: 'van-week-from-friday',
    suite: PLAN,
    test: 'has weeks from Friday to Thursday only',
    source: { file: PRICING, find: 'const FIRST_OF_WEEK = 6;', replace: 'const FIRST_OF_WEEK = 7;' },
  },
  {
    name: 'van-free-day-dearest',
    suite: PLAN,
    test: 'takes the dearest day of each month off',
    source: { file: PRICING, find: 'costOf(other) - costOf(one) ||', replace: 'costOf(one) - costOf(other) ||' },
  },
  {
    name: 'van-day-never-below-nothing',
    suite: PLAN,
    test: 'adds the adjustments of single days, down to nothing',
    source: {
      file: PRICING,
      find: 'cents(Math.max(day.adjustmentCents, negateCents(chargeCents)))',
      replace: 'day.adjustmentCents',
    },
  },
  {
    name: 'van-terms-of-the-day',
    suite: OVERVIEW,
    test: 'charges each day the terms that were in force on it',
    source: {
      file: DAYS,
      find: 'changes.find(({ from }) => from <= date)',
      replace: "changes.find(({ from }) => from > '')",
    },
  },
  {
    name: 'van-share-while-held',
    suite: RECORD,
    test: 'has the share of what is booked in it, only while drivers hold it',
    source: { file: DAYS, find: 'drivers.has(groomerId) ? planOn(date) : null', replace: 'planOn(date)' },
  },
  {
    name: 'van-requests-are-not-booked',
    suite: RECORD,
    test: 'counts booked appointments by day, without requests and canceled ones',
    source: { file: FACTS, find: "('pending', 'rejected',", replace: "('rejected'," },
  },
  {
    name: 'van-own-days-are-no-use',
    suite: OVERVIEW,
    test: 'has the use of two weeks, of listed vans only',
    source: {
      file: 'apps/server/src/modules/fleet/overview/held-days.rules.ts',
      find: "reason !== 'owner'",
      replace: 'reason.length > 0',
    },
  },
  {
    name: 'fleet-home-of-one-owner',
    suite: OVERVIEW,
    test: 'is of one owner, and of owners only',
    source: {
      file: 'apps/server/src/modules/fleet/overview/fleet-vans.view.ts',
      find: 'where owner_id = ${ownerId} and is_for_rent',
      replace: 'where (true or owner_id = ${ownerId}) and is_for_rent',
    },
  },
  {
    name: 'van-history-of-cut-custody',
    suite: RECORD,
    test: 'says once that a driver began whose days were cut',
    source: {
      file: 'apps/server/src/modules/fleet/record/van-history.view.ts',
      find: 'select holder_id, reason, coalesce(begun_at, lower(during)) as began,',
      replace: 'select holder_id, reason, lower(during) as began,',
    },
  },
];
