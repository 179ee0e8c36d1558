import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { LiveMessage } from '../../platform/live/live.ts';
import type { Platform } from '../../platform/platform.ts';
import { forgetDevices } from '../notifications/index.ts';
import { devicesLeft, revokeSessions } from './sessions.queries.ts';

/**
 * Ends sessions and tells the devices that hold them, so that an open screen does not go on as if nothing happened. A
 * device that nobody is signed in on shows no more notifications.
 */
export const endSessions = async (
  tx: Tx,
  platform: Pick<Platform, 'clock'>,
  tellLive: (message: LiveMessage) => void,
  which: Rows<'sessions'>,
  because: string,
) => {
  const ended = await revokeSessions(tx, which, because, platform.clock.now());
  await forgetDevices(tx, await devicesLeft(tx, ended));
  for (const { id, account_id: accountId } of ended)
    tellLive({ accountId, topic: 'session.ended', data: { sessionId: id } });
  return ended;
};
