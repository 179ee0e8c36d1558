import type { VanBlockReason } from '@tailgate/contract';
import type { Selectable } from 'kysely';
import type { Rows } from '../../../platform/access/policy.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { found } from '../../../platform/failure.ts';

interface NewBlock {
  readonly id: string;
  readonly vehicleId: string;
  readonly reason: VanBlockReason;
  readonly note: string;
  readonly start: Date;
  readonly end: Date;
  readonly by: string;
}

export const insertBlock = async (
  tx: Tx,
  { id, vehicleId, reason, note, start, end, by }: NewBlock,
  now: Date,
): Promise<void> => {
  await tx
    .insertInto('van_blocks')
    .values({
      id,
      vehicle_id: vehicleId,
      reason,
      note,
      starts_at: start,
      ends_at: end,
      created_by: by,
      created_at: now,
    })
    .execute();
};

type StoredBlock = Pick<Selectable<Tables['van_blocks']>, 'id' | 'starts_at' | 'ends_at'>;

/** A block of this van that is not over. */
export const lockedBlock = async (
  tx: Tx,
  { block, vehicleId }: { readonly block: Rows<'van_blocks'>; readonly vehicleId: string },
  now: Date,
): Promise<StoredBlock> =>
  found(
    await tx
      .selectFrom('van_blocks')
      .select(['id', 'starts_at', 'ends_at'])
      .where(block)
      .where('vehicle_id', '=', vehicleId)
      .where('ends_at', '>', now)
      .forUpdate()
      .executeTakeFirst(),
  );

/** What has passed of a block stays. */
export const endBlock = async (tx: Tx, { id, starts_at: start }: StoredBlock, now: Date): Promise<void> => {
  if (start < now) await tx.updateTable('van_blocks').set({ ends_at: now }).where('id', '=', id).execute();
  else await tx.deleteFrom('van_blocks').where('id', '=', id).execute();
};
