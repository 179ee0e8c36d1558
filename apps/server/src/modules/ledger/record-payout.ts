import { cents, negateCents, sumCents, type Cents } from '@tailgate/values/money';
import { withAdvisoryLock } from '../../platform/db/advisory-lock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { balanceOf, transactionOf } from './ledger.queries.ts';
import { partOf, payoutEntries, type OwedByAccount } from './payout.rules.ts';
import { recordInLedger } from './record-in-ledger.ts';

export interface PayoutToBook {
  /** The payout itself, such as `payout:<id>`: the same one is booked once. */
  readonly cause: string;
  readonly partyId: string;
  /** What an instant payout costs. */
  readonly feeCents?: Cents | undefined;
  /** Takes no more than this; the rest stays owed. */
  readonly atMostCents?: Cents | undefined;
}

/**
 * Takes what is owed to a groomer or van owner out of their accounts, and answers what is sent to their bank, or
 * undefined if there is nothing to send. Payouts of one party wait for each other.
 */
export const recordPayout = async (
  tx: Tx,
  { cause, partyId, feeCents = cents(0), atMostCents }: PayoutToBook,
  platform: Pick<Platform, 'clock'>,
): Promise<Cents | undefined> => {
  await withAdvisoryLock(tx, 'payouts', partyId);
  const before = await transactionOf(tx, cause);
  if (before) return sentBy(before.entries);
  const all = await owedTo(tx, partyId);
  const owed = atMostCents === undefined ? all : partOf(all, atMostCents);
  if (sumCents(Object.values(owed)) <= feeCents) return undefined;
  const entries = payoutEntries(partyId, owed, feeCents);
  await recordInLedger(tx, { kind: 'payout', cause, entries }, platform);
  return sentBy(entries);
};

const owedTo = async (tx: Tx, partyId: string): Promise<Required<OwedByAccount>> => {
  const owed = async (account: keyof OwedByAccount) => negateCents(await balanceOf(tx, account, partyId));
  return {
    groomer_payable: await owed('groomer_payable'),
    tips_payable: await owed('tips_payable'),
    owner_payable: await owed('owner_payable'),
  };
};

const sentBy = (entries: ReturnType<typeof payoutEntries>): Cents =>
  negateCents(
    sumCents(entries.filter(({ account }) => account === 'processor_clearing').map((entry) => entry.amountCents)),
  );
