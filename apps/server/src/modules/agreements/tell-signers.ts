import { AGREEMENT_GRACE_DAYS } from '@tailgate/contract';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { recipientOf } from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';
import { keepNotice, lockNotice } from './agreement-notices.queries.ts';
import { signersToTell } from './agreements.view.ts';

/** People told in one transaction. */
const BATCH = 100;

/**
 * Tells the next of those who have to accept a version. False once everybody was told, and where the version is not
 * asked for any more.
 */
export const tellNextSigners = async (tx: Tx, versionId: string, platform: Platform): Promise<boolean> => {
  const { toldUpTo, finishedAt } = await lockNotice(tx, versionId);
  if (finishedAt) return false;
  const people = await signersToTell(tx, versionId, { after: toldUpTo, most: BATCH });
  for (const { id, title, version } of people)
    await notify(tx, platform, version === 1 ? 'agreementToAccept' : 'agreementChanged', {
      to: await recipientOf(tx, id),
      variables: { title, days: AGREEMENT_GRACE_DAYS },
    });
  const last = people.at(-1);
  await keepNotice(tx, versionId, last ? { toldUpTo: last.id } : { finishedAt: platform.clock.now() });
  return last !== undefined;
};
