import { asOwner } from '../db/as-owner.ts';
import type { Tx } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';

export interface SeedRecord {
  readonly id: string;
  readonly at: Date;
  /** The row of the contract, such as `scheduling.takeTimeOff`. */
  readonly endpoint: string;
  readonly accountId: string;
  readonly device: string;
  /** Who of support acted as the account, and why. */
  readonly support: { readonly id: string; readonly reason: string } | null;
}

/** The application only ever adds records: the owner of the tables takes away those of the demo sites. */
export const emptyAuditRecords = (ownerUrl: string, siteIds: readonly string[]): Promise<void> =>
  asOwner(ownerUrl, async (owner) => {
    await owner.query('delete from audit_records where site_id = any($1)', [siteIds]);
  });

export const seedAuditRecords = (tx: Tx, records: readonly SeedRecord[]): Promise<void> =>
  insertRows(
    tx,
    'audit_records',
    records.map(({ id, at, endpoint, accountId, device, support }) => ({
      id,
      at,
      endpoint,
      account_id: accountId,
      impersonator_id: support?.id ?? null,
      impersonation_reason: support?.reason ?? null,
      touched: {},
      device,
      listed: true,
    })),
  );
