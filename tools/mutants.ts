import { ACCESS_MUTANTS } from './mutants/access-mutants.ts';
import { AGREEMENT_MUTANTS } from './mutants/agreement-mutants.ts';
import { AUDIT_MUTANTS } from './mutants/audit-mutants.ts';
import { BACKUP_MUTANTS } from './mutants/backup-mutants.ts';
import { CALENDAR_MUTANTS } from './mutants/calendar-mutants.ts';
import { CARD_MUTANTS } from './mutants/card-mutants.ts';
import { COLLEAGUE_MUTANTS } from './mutants/colleague-mutants.ts';
import { DRIVER_MUTANTS } from './mutants/vans/driver-mutants.ts';
import { FLEET_MUTANTS } from './mutants/vans/fleet-mutants.ts';
import { COMPLIANCE_MUTANTS } from './mutants/vans/compliance-mutants.ts';
import { CONSENT_MUTANTS } from './mutants/consent-mutants.ts';
import { CUSTODY_MUTANTS } from './mutants/vans/custody-mutants.ts';
import { CUSTOMER_MUTANTS } from './mutants/customer-mutants.ts';
import { HAND_OVER_MUTANTS } from './mutants/hand-over-mutants.ts';
import { IDEMPOTENCY_MUTANTS } from './mutants/idempotency-mutants.ts';
import { HOME_MUTANTS } from './mutants/home-mutants.ts';
import { INSIDER_MUTANTS } from './mutants/insider-mutants.ts';
import { LOAD_MUTANTS } from './mutants/load-mutants.ts';
import { MACHINE_MUTANTS } from './mutants/machine-mutants.ts';
import { MESSAGE_MUTANTS } from './mutants/message-mutants.ts';
import { MONEY_MUTANTS } from './mutants/money-mutants.ts';
import type { Mutant } from './mutants/mutant.ts';
import { OPERATION_MUTANTS } from './mutants/operation-mutants.ts';
import { OWNER_DAY_MUTANTS } from './mutants/vans/owner-day-mutants.ts';
import { OWNER_MUTANTS } from './mutants/owner-mutants.ts';
import { PAYOUT_MUTANTS } from './mutants/payout-mutants.ts';
import { RECIPIENT_MUTANTS } from './mutants/recipient-mutants.ts';
import { RELEASE_MUTANTS } from './mutants/release-mutants.ts';
import { SESSION_MUTANTS } from './mutants/session-mutants.ts';
import { withoutCondition } from './mutants/without-condition.ts';
import { TIME_MUTANTS } from './mutants/time-mutants.ts';
import { RENTER_MUTANTS } from './mutants/vans/renter-mutants.ts';
import { VEHICLE_MUTANTS } from './mutants/vans/vehicle-mutants.ts';

const PREPARED_STATEMENTS = 'apps/server/src/platform/db/prepared-statements.test.ts';
const SEARCH_PRICES = 'apps/server/src/views/provider-search-prices.test.ts';

export const MUTANTS: readonly Mutant[] = [
  ...ACCESS_MUTANTS,
  ...AGREEMENT_MUTANTS,
  ...AUDIT_MUTANTS,
  ...BACKUP_MUTANTS,
  ...CALENDAR_MUTANTS,
  ...COLLEAGUE_MUTANTS,
  ...DRIVER_MUTANTS,
  ...FLEET_MUTANTS,
  ...COMPLIANCE_MUTANTS,
  ...CONSENT_MUTANTS,
  ...CUSTODY_MUTANTS,
  ...CUSTOMER_MUTANTS,
  ...HAND_OVER_MUTANTS,
  ...IDEMPOTENCY_MUTANTS,
  ...HOME_MUTANTS,
  ...INSIDER_MUTANTS,
  ...LOAD_MUTANTS,
  ...MACHINE_MUTANTS,
  ...MESSAGE_MUTANTS,
  ...TIME_MUTANTS,
  ...CARD_MUTANTS,
  ...MONEY_MUTANTS,
  ...OPERATION_MUTANTS,
  ...OWNER_DAY_MUTANTS,
  ...OWNER_MUTANTS,
  ...PAYOUT_MUTANTS,
  ...RECIPIENT_MUTANTS,
  ...RELEASE_MUTANTS,
  ...RENTER_MUTANTS,
  ...SESSION_MUTANTS,
  ...VEHICLE_MUTANTS,
  {
    name: 'magic-bytes',
    suite: 'apps/server/src/modules/attachments/uploads.test.ts',
    test: 'permanently',
    source: {
      file: 'apps/server/src/modules/attachments/inspect-upload.ts',
      find: "if (!type || !allowed.includes(type)) return { fine: false, because: 'wrong_type' };",
      replace: "if (!type) return { fine: false, because: 'wrong_type' };",
    },
  },
  {
    name: 'claim-of-uploads',
    suite: 'apps/server/src/modules/attachments/inspect-upload.test.ts',
    test: 'inspects an upload once',
    source: {
      file: 'apps/server/src/modules/attachments/attachments.routes.ts',
      find: 'await stage((tx) => claimUpload(tx, viewer, file, platform));',
      replace: '',
    },
  },
  {
    name: 'fair-queue-by-account',
    suite: 'apps/server/src/platform/files/fair-queue.test.ts',
    test: 'alternates between keys',
    source: {
      file: 'apps/server/src/platform/files/fair-queue.ts',
      find: 'queues.delete(key);\n    if (rest.length > 0) queues.set(key, rest);',
      replace: 'if (rest.length > 0) queues.set(key, rest); else queues.delete(key);',
    },
  },
  {
    name: 'cost-of-an-image',
    suite: 'apps/server/src/platform/files/image-process.test.ts',
    test: 'not with a verdict, on a busy machine',
    source: {
      file: 'apps/server/src/platform/files/image-process.ts',
      find: 'limits.withinMs);',
      replace: 'limits.withinMs * 100_000);',
    },
  },
  {
    name: 'references-in-site',
    suite: 'apps/server/testing/schema/references-in-site.test.ts',
    test: 'time off of a groomer of another site',
    sql: 'alter table time_off drop constraint time_off_provider_id_in_site',
  },
  {
    name: 'checksum-of-migrations',
    suite: 'apps/server/src/platform/db/migrate.test.ts',
    test: 'is rejected if it was changed',
    source: {
      file: 'apps/server/src/platform/db/migrate.ts',
      find: 'else if (applied !== checksum)',
      replace: 'else if (applied === undefined)',
    },
  },
  {
    name: 'caps',
    suite: 'apps/server/testing/schema/caps.test.ts',
    test: 'the cap on workZones > accepts one of two concurrent calls',
    sql: 'drop trigger capped on work_zones',
  },
  {
    name: 'caps-at-the-same-time',
    suite: 'apps/server/testing/schema/caps.test.ts',
    test: 'blocks the next insert',
    sql: withoutCondition(
      'app.enforce_cap',
      "perform pg_advisory_xact_lock(hashtextextended(tg_table_name || ':' || owner, 0));",
    ),
  },
  {
    name: 'timeout-of-reads',
    suite: 'apps/server/src/platform/http/busy-database.test.ts',
    test: 'ends the statements of a read earlier',
    source: {
      file: 'apps/server/src/platform/http/answer-row.ts',
      find: '...(isRead && READING), ',
      replace: '',
    },
  },
  {
    name: 'limits-by-network',
    suite: 'apps/server/src/platform/limits/network-of.test.ts',
    test: 'counts another address of the same IPv6 network together',
    source: {
      file: 'apps/server/src/platform/http/running-call.ts',
      find: 'network: networkOf(request.ip)',
      replace: 'network: request.ip',
    },
  },
  {
    name: 'codes-after-a-rotation',
    suite: 'apps/server/src/modules/accounts/phone-codes/phone-code.test.ts',
    test: 'a texted code',
    source: {
      file: 'apps/server/src/platform/seal.ts',
      find: '...keys.slice(1).map(macWith)',
      replace: '',
    },
  },
  {
    name: 'time-limit-of-storage',
    suite: 'apps/server/src/platform/files/storage.test.ts',
    test: 'times out when a body stalls',
    source: {
      file: 'apps/server/src/platform/files/storage.ts',
      find: 'TIMEOUT_MS * config.VENDOR_TIMEOUT_SCALE',
      replace: 'TIMEOUT_MS',
    },
  },
  {
    name: 'forwarded-host',
    suite: 'apps/server/src/platform/http/edges.test.ts',
    test: 'is taken from a proxy that is trusted',
    source: {
      file: 'apps/server/src/platform/http/server.ts',
      find: '? isTrusted : false',
      replace: '? () => true : false',
    },
  },
  {
    name: 'unknown-hosts',
    suite: 'apps/server/src/platform/http/edges.test.ts',
    test: 'is of no site when nobody knows it',
    source: {
      file: 'apps/server/src/platform/http/sites.ts',
      find: 'namesNobody(hostname) ?',
      replace: 'namesNobody(hostname) || true ?',
    },
  },
  {
    name: 'after-commit',
    suite: 'apps/server/src/platform/db/after-commit.test.ts',
    test: 'runs callbacks in order',
    source: {
      file: 'apps/server/src/platform/db/transactions.ts',
      find: 'await commit(connection);',
      replace: 'callbacks.run(log); await commit(connection);',
    },
  },
  {
    name: 'end-of-transaction',
    suite: 'apps/server/src/platform/db/transaction-handle.test.ts',
    test: 'cannot read in the next transaction',
    source: {
      file: 'apps/server/src/platform/db/transaction-handle.ts',
      find: 'hasEnded = true;',
      replace: 'hasEnded = false;',
    },
  },
  {
    name: 'outdated-plans',
    suite: PREPARED_STATEMENTS,
    test: 'fails no call on any connection',
    source: {
      file: 'apps/server/src/platform/db/transactions.ts',
      find: 'if (!isOutdatedPlan(error)) throw error;',
      replace: 'if (isOutdatedPlan(error) || error) throw error;',
    },
  },
  {
    name: 'limit-of-prepared-statements',
    suite: PREPARED_STATEMENTS,
    test: 'evicts the least recently used statement',
    source: {
      file: 'apps/server/src/platform/db/prepared-statements.ts',
      find: 'this.#names.size > this.#limit',
      replace: 'this.#names.size < 0',
    },
  },
  {
    name: 'search-price-size-modifiers',
    suite: SEARCH_PRICES,
    test: 'equal those of the pricing package',
    source: {
      file: 'apps/server/src/views/provider-search.ts',
      find: 'z.price_cents + t.size_cents - coalesce(m.cents, 0) as cents',
      replace: 'z.price_cents + t.size_cents as cents',
    },
  },
  {
    name: 'search-price-travel-fee',
    suite: SEARCH_PRICES,
    test: 'equal those of the pricing package',
    source: {
      file: 'apps/server/src/views/provider-search.ts',
      find: 'price.max_cents + c.most_cents as',
      replace: 'price.max_cents + c.least_cents as',
    },
  },
  {
    name: 'search-price-rounding',
    suite: SEARCH_PRICES,
    test: 'equal those of the pricing package',
    source: {
      file: 'apps/server/src/views/provider-search.ts',
      find: 'select round(nullif(own.hourly_rate_cents, 0) * time.minutes / 60.0) as cents',
      replace: 'select floor(nullif(own.hourly_rate_cents, 0) * time.minutes / 60.0) as cents',
    },
  },
  {
    name: 'vendors-outside-transactions',
    suite: 'apps/server/src/platform/outside-transactions.test.ts',
    test: 'throws while a transaction is open',
    source: {
      file: 'apps/server/src/platform/outside-transactions.ts',
      find: 'if (isTransactionOpen()) onOpenTransaction(vendor);',
      replace: 'if (vendor === onOpenTransaction.name) isTransactionOpen();',
    },
  },
  {
    name: 'neighbors-under-the-lock',
    suite: 'apps/server/src/modules/scheduling/calendar/occupancy.test.ts',
    test: 'a calendar that changes while drives are resolved > ',
    source: {
      file: 'apps/server/src/modules/scheduling/calendar/calendar-plan.ts',
      find: 'throw new NeighborsChanged();',
      replace: 'return;',
    },
  },
];
