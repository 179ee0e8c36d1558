import { setTimeout as delay } from 'node:timers/promises';

import { becomesTrue, randomFrom } from '@tailgate/kit';
import { sandbox } from '@tailgate/sandbox/client';

import { TROUBLED_VENDORS, TROUBLES, type Facts, type Trouble, type TroubledVendor } from './facts.ts';

/** Fewer than a lane has workers, so that other calls of the vendor continue. */
const CALLS = 3;
const SLOW_MS = 1_500;
/** Share of the storm during which calls hang; longer than the timeout of the SMS client is of no use. */
const HANGING_PART = 0.2;
const LONGEST_HANGING_MS = 12_000;
/** Share of the storm without trouble after each fault, so that few messages fail again and again. */
const QUIET_PART = 0.02;
const ASKED_WITHIN_MS = 120_000;

export interface TroubleOrder {
  readonly sandboxUrl: string;
  readonly facts: Facts;
  readonly seed: number;
  readonly seconds: number;
  readonly cancelled: AbortSignal;
}

/** Makes the next calls of a vendor hang, respond late or lose their connection. */
async function makeTrouble(order: TroubleOrder, vendor: TroubledVendor, mode: Trouble): Promise<void> {
  const { sandboxUrl, facts, seconds, cancelled: signal } = order;
  const client = sandbox(sandboxUrl);
  await client.setFault({ vendor, mode, times: CALLS, ...(mode === 'slow' && { delayMs: SLOW_MS }) });
  const callsLeft = async () => (await client.faults()).find((fault) => fault.vendor === vendor)?.timesLeft ?? 0;
  await becomesTrue(async () => (await callsLeft()) === 0, { timeoutMs: ASKED_WITHIN_MS, everyMs: 100, signal });
  facts.troubles.push({ vendor, mode, calls: CALLS - (await callsLeft()) });
  if (mode === 'timeout') {
    await delay(Math.min(seconds * 1000 * HANGING_PART, LONGEST_HANGING_MS), undefined, { signal });
  }
  await client.setFault({ vendor, mode: 'none' });
  await delay(seconds * 1000 * QUIET_PART, undefined, { signal });
}

/** Applies every fault to every vendor at least once and repeats until the storm ends. */
export async function troubleVendors(order: TroubleOrder): Promise<void> {
  const until = performance.now() + order.seconds * 1000;
  await Promise.all(
    TROUBLED_VENDORS.map(async (vendor) => {
      const random = randomFrom('trouble', order.seed, vendor);
      do {
        for (const mode of random.shuffled([...TROUBLES])) await makeTrouble(order, vendor, mode);
      } while (performance.now() < until);
    }),
  );
}
