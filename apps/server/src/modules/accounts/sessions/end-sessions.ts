import type { Rows } from '../../../platform/access/policy.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { publishLive } from '../../../platform/live/publish-live.ts';
import type { Platform } from '../../../platform/platform.ts';
import { forgetDevices } from '../../notifications/index.ts';
import { devicesLeft, revokeSessions } from './sessions.queries.ts';

/**
 * Ends sessions and says so to the devices that hold them, so that an open screen logs out too. A device that nobody
 * is signed in on shows no more notifications.
 */
export const endSessions = async (
  tx: Tx,
  { which, because }: { readonly which: Rows<'sessions'>; readonly because: string },
  platform: Pick<Platform, 'clock' | 'live'>,
) => {
  const ended = await revokeSessions(tx, which, because, platform.clock.now());
  await forgetDevices(tx, await devicesLeft(tx, ended));
  for (const { id, account_id: accountId } of ended)
    publishLive(tx, { accountId, topic: 'session.ended', data: { sessionId: id } }, platform);
  return ended;
};
