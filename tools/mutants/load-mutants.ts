import type { Mutant } from './mutant.ts';

const STOPS_ONE_BY_ONE = `    from visited v cross join lateral (
      select
        -sum(e.amount_cents) filter (where e.reason in ('services', 'products', 'other_charges', 'coupon')) as work,
        -sum(e.amount_cents) filter (where e.reason = 'tip') as tips,
        -sum(e.amount_cents) filter (where e.reason in ('management_fee', 'processing_fee')) as fees,
        -sum(e.amount_cents) filter (where e.reason = 'owner_share') as van
      from (select id from ledger_transactions where subject_id = v.id \${ONE_BY_ONE}) t
      cross join lateral (
        select party_id, account, reason, amount_cents from ledger_entries where transaction_id = t.id \${ONE_BY_ONE}) e
      where e.party_id = \${period.partyId} and e.account in ('groomer_payable', 'tips_payable')) b)\`;`;

/** As one would write it: planned for any groomer, it compares every stop with every other. */
const STOPS_JOINED = `    from visited v join (
      select d.appointment_id,
        -sum(e.amount_cents) filter (where e.reason in ('services', 'products', 'other_charges', 'coupon')) as work,
        -sum(e.amount_cents) filter (where e.reason = 'tip') as tips,
        -sum(e.amount_cents) filter (where e.reason in ('management_fee', 'processing_fee')) as fees,
        -sum(e.amount_cents) filter (where e.reason = 'owner_share') as van
      from done d join ledger_transactions t on t.subject_id = d.appointment_id
      join ledger_entries e on e.transaction_id = t.id
      where e.party_id = \${period.partyId} and e.account in ('groomer_payable', 'tips_payable') group by 1
    ) b on b.appointment_id = v.id)\`;`;

/** Guards against vendors that hang, workers that die and uploads that are expensive. */
export const LOAD_MUTANTS: readonly Mutant[] = [
  {
    name: 'plan-of-stop-profits',
    suite: 'apps/server/testing/costs/ninth-call.test.ts',
    test: 'profit-per-stop',
    source: {
      file: 'apps/server/src/modules/reports/stop-profits.view.ts',
      find: STOPS_ONE_BY_ONE,
      replace: STOPS_JOINED,
    },
  },
  {
    name: 'urgent-lanes',
    suite: 'apps/server/src/modules/notifications/delivery-faults.test.ts',
    test: 'delivers a password reset while ordinary emails hang',
    source: {
      file: 'apps/server/src/modules/notifications/message-job.ts',
      find: 'const definition = (urgent && prompt) || ordinary;',
      replace: 'const definition = ordinary;',
    },
  },
  {
    name: 'lock-of-job-runners',
    suite: 'apps/server/src/platform/jobs/orphaned-jobs.test.ts',
    test: 'keeps those of a living one',
    source: {
      file: 'apps/server/src/platform/jobs/orphaned-jobs.ts',
      find: "and not exists (select from pg_locks where locktype = 'advisory' and granted",
      replace: "and not exists (select from pg_locks where locktype = 'advisory' and not granted",
    },
  },
  {
    name: 'prefix-of-the-refresh-cookie',
    suite: 'apps/server/src/modules/accounts/sessions/refresh-cookie.test.ts',
    test: 'is not signed in by a cookie without the prefix',
    source: {
      file: 'apps/server/src/platform/http/refresh-cookie.ts',
      find: '[refreshCookieOf(hostname)]',
      replace: "['tailgate_refresh']",
    },
  },
];
