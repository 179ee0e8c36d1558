import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { recipientOf } from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';
import { submitProvider } from '../providers/index.ts';
import { changeApplication } from './onboarding.queries.ts';

/** Hands the application in; the applicant is told that it arrived. */
export const submitApplication = async (tx: Tx, accountId: string, platform: Platform): Promise<void> => {
  const now = platform.clock.now();
  await submitProvider(tx, accountId, platform);
  await changeApplication(tx, accountId, { submitted_at: now }, now);
  await notify(tx, platform, 'applicationReceived', { to: await recipientOf(tx, accountId), variables: {} });
};
