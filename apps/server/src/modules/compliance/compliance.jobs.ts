import { VAN_DOCUMENT_WORDS } from '@tailgate/contract';
import { addDays, type LocalDate } from '@tailgate/values';
import { showDate } from '@tailgate/values/date-text';
import { showEstimate } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';
import { job } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { recipientOf } from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';
import { ownerNameOf } from './van-papers.view.ts';
import { takeDueReminders, type DueReminder } from './reminders/reminders.queries.ts';

/** In a transaction each: whoever was told stays told when the worker dies. */
const AT_ONCE = 50;

const leftInWords = (days: number): string => {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
};

/** `expires Jun 20, 2026, in 9 days` */
const expiryWords = ({ expiresOn, daysLeft, state }: DueReminder): string => {
  const day = showDate(expiresOn as LocalDate);
  return state === 'expired' ? `expired ${day}` : `expires ${day}, ${leftInWords(daysLeft)}`;
};

/** What it means: which appointments wait for a new one. */
const hitWords = ({ visits, cents, state, expiresOn, isOwner }: DueReminder): string => {
  const after = state === 'expired' ? '' : ` from ${showDate(addDays(expiresOn as LocalDate, 1))} on`;
  if (visits === 0) return `Without a new one no appointment can start in this van${after}.`;
  const what = visits === 1 ? '1 booked appointment' : `${visits} booked appointments`;
  return `Without a new one ${what}${isOwner ? ` (${showEstimate(cents)})` : ''} cannot start${after}.`;
};

const tell = async (tx: Tx, due: DueReminder, platform: Platform): Promise<void> => {
  const to = await recipientOf(tx, due.accountId);
  const words = {
    van: due.van,
    document: VAN_DOCUMENT_WORDS[due.kind].toLowerCase(),
    expires: expiryWords(due),
    hit: hitWords(due),
  };
  if (!due.isOwner)
    await notify(tx, platform, 'heldVanPaper', {
      to,
      variables: { ...words, owner: await ownerNameOf(tx, due.ownerId) },
    });
  else if (due.isForRent) await notify(tx, platform, 'fleetVanPaper', { to, variables: words });
  else await notify(tx, platform, 'ownVanPaper', { to, variables: words });
};

/** Tells whoever can renew a paper, and whoever drives the van, once a stage: also where the job ran before and died. */
export const tellOfPapers = job<object>({
  task: 'compliance.tell-of-papers',
  run: async ({ siteId }, platform) => {
    let told = AT_ONCE;
    while (told === AT_ONCE)
      told = await platform.db.inSite(siteId, async (tx) => {
        const due = await takeDueReminders(tx, platform.clock.now(), AT_ONCE);
        for (const one of due) await tell(tx, one, platform);
        return due.length;
      });
  },
});

export const complianceJobs = [tellOfPapers];
