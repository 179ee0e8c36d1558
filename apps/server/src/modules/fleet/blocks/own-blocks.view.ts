import type { Rows } from '../../../platform/access/policy.ts';

/** Blocks of the vans of an owner. */
export const blocksOf =
  (ownerId: string): Rows<'van_blocks'> =>
  (block) =>
    block.exists(
      block
        .selectFrom('vehicles')
        .select('vehicles.id')
        .whereRef('vehicles.id', '=', 'van_blocks.vehicle_id')
        .where('vehicles.owner_id', '=', ownerId),
    );
