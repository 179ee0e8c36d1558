import type { Tx } from '../../platform/db/database.ts';
import { Failure } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockCalendars } from '../scheduling/index.ts';
import { custodyIn, deleteDriver } from './custody.queries.ts';

/** A groomer who had a van works without one again. */
export const worksWithoutVan = async (tx: Tx, groomerId: string, { clock }: Pick<Platform, 'clock'>): Promise<void> => {
  const now = clock.now();
  await lockCalendars(tx, [groomerId], now);
  const held = await custodyIn(tx, { holderIds: [groomerId] }, { start: now, end: null });
  if (held.length > 0) throw new Failure('holds_van');
  await deleteDriver(tx, groomerId);
};
