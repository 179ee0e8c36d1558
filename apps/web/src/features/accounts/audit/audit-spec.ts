import { AUDIT_KINDS, MAX_AUDIT_PERIOD_DAYS, type AuditKind } from '@tailgate/contract/facts';
import { periodSearch } from '#shell/periods/period-search.ts';
import { tableSearchReader, type TableSpec } from '#shell/tables/table-search.ts';
import type { TableSearch } from '#shell/tables/text-search.ts';

/** What addresses say about the audit log; the newest always come first. */
export const AUDIT_TABLE: TableSpec = {
  sorts: ['-at'],
  filters: { kind: AUDIT_KINDS },
  columns: ['support', 'device'],
};

export const KIND_WORDS: Readonly<Record<AuditKind, string>> = {
  account: 'Accounts',
  bookings: 'Bookings',
  offers: 'Prices and offers',
  money: 'Money',
  site: 'Site',
  support: 'Support access',
};

const readTable = tableSearchReader(AUDIT_TABLE);

export const auditPeriod = (given: Readonly<Record<string, unknown>>): TableSearch =>
  periodSearch(given, MAX_AUDIT_PERIOD_DAYS);

/** What is understood of an address: the period, and the state of the table. */
export const readAuditSearch = (given: Record<string, unknown>): TableSearch => ({
  ...readTable(given),
  ...auditPeriod(given),
});
