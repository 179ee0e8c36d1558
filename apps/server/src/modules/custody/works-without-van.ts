import type { Tx } from '../../platform/db/database.ts';
import { Failure } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockCalendars } from '../scheduling/index.ts';
import { custodyIn, deleteDriver } from './custody.queries.ts';

/** Whoever holds a van, now or later, works with it. Their calendar is locked by the caller. */
export const needNoVan = async (tx: Tx, groomerId: string, now: Date): Promise<void> => {
  const held = await custodyIn(tx, { holderIds: [groomerId] }, { start: now, end: null });
  if (held.length > 0) throw new Failure('holds_van');
  await deleteDriver(tx, groomerId);
};

/** A groomer who had a van works without one again. */
export const worksWithoutVan = async (tx: Tx, groomerId: string, { clock }: Pick<Platform, 'clock'>): Promise<void> => {
  const now = clock.now();
  await lockCalendars(tx, [groomerId], now);
  await needNoVan(tx, groomerId, now);
};
