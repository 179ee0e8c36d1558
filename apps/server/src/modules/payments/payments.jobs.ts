import { secondsAfter } from '../../platform/clock.ts';
import { enqueue, job } from '../../platform/jobs/jobs.ts';
import { readCharge } from './charges.queries.ts';
import { askAgainAfter, DETACH_CARD_TASK, SETTLE_CHARGE_TASK } from './payments.rules.ts';
import { settleCharge } from './settle-charge.ts';

/** Finishes a charge that its order could not finish, and asks on while the processor does not know. */
const settleChargeLater = job<{ chargeId: string }>({
  task: SETTLE_CHARGE_TASK,
  lane: 'payments',
  maxAttempts: 25,
  run: async ({ siteId, chargeId }, platform) => {
    if ((await settleCharge({ siteId, chargeId }, platform)) !== 'processing') return;
    const now = platform.clock.now();
    await platform.db.inSite(siteId, async (tx) => {
      const { openedAt } = await readCharge(tx, chargeId);
      await enqueue(
        tx,
        settleChargeLater,
        { siteId, chargeId },
        { runAt: secondsAfter(now, askAgainAfter(openedAt, now)) },
      );
    });
  },
});

const detachCard = job<{ methodId: string }>({
  task: DETACH_CARD_TASK,
  lane: 'payments',
  run: ({ methodId }, { payments }) => payments.detachCard(methodId),
});

export const paymentsJobs = [settleChargeLater, detachCard];
