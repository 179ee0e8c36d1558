import type { Platform } from '../../platform/platform.ts';
import type { IncomingCall } from '../../vendors/sms/twilio-calls.ts';
import { callLine } from '../../views/call-lines.ts';
import { confirmOtherPhone, siteOfCall } from './calls.queries.ts';
import { dialedBy } from './calls.rules.ts';

/** The phone that a call is connected to; undefined where caller and number belong to no conversation. */
export const answerCall = async (
  call: IncomingCall,
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
): Promise<string | undefined> => {
  const siteId = await db.withoutSite((tx) => siteOfCall(tx, call));
  if (siteId === null) return undefined;
  return await db.inSite(siteId, async (tx) => {
    const line = await callLine(tx, call, clock.now());
    if (!line) return undefined;
    const dialed = dialedBy(line, call.from);
    if (dialed?.confirms) await confirmOtherPhone(tx, line.provider_id, clock.now());
    return dialed?.phone;
  });
};
