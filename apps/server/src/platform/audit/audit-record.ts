import { CompiledQuery } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { TouchedIds } from '../db/stored/records.ts';
import { newId } from '../ids.ts';

/** Who acted: in whose account, and who of support acted for them. */
export interface Actor {
  readonly accountId: string | null;
  readonly impersonatorId: string | null;
  /** The session that was acted in; it knows the reason of an impersonation. */
  readonly sessionId: string | null;
}

export interface AuditRecord extends Actor {
  readonly at: Date;
  /** The row of the contract, such as `scheduling.takeTimeOff`. */
  readonly endpoint: string;
  /** Ids of rows by table. */
  readonly touched: TouchedIds;
  readonly device: string | null;
  readonly isListed: boolean;
  /** Null where the record is not the caller's own. */
  readonly requestId: string | null;
}

// Compiled by hand: every write runs it, and building it costs more than executing it.
const INSERT = `insert into audit_records
  (id, at, endpoint, account_id, impersonator_id, impersonation_reason, touched, device, listed, request_id)
  values ($1, $2, $3, $4, $5, case when $5::uuid is not null then app.impersonation_reason($6) end, $7, $8, $9, $10)`;

/** The response of a call with an Idempotency-Key, for whoever repeats it. The call has claimed the key. */
export interface KeptAnswer {
  readonly scope: string;
  readonly key: string;
  readonly sealed: Buffer;
}

const INSERT_AND_KEEP = `with kept as (
  update idempotency_keys set sealed_answer = $11 where scope = $12 and key = $13) ${INSERT}`;

/**
 * Adds a record to the transaction of what it records: both are committed, or neither. The response is kept by the same
 * statement, because every write with a key does both.
 */
export const addAuditRecord = async (tx: Tx, record: AuditRecord, kept?: KeptAnswer): Promise<void> => {
  await tx.executeQuery(
    CompiledQuery.raw(kept ? INSERT_AND_KEEP : INSERT, [
      newId(),
      record.at,
      record.endpoint,
      record.accountId,
      record.impersonatorId,
      record.sessionId,
      JSON.stringify(record.touched),
      record.device,
      record.isListed,
      record.requestId,
      ...(kept ? [kept.sealed, kept.scope, kept.key] : []),
    ]),
  );
};
