import { PROVIDER_HOMES, REQUIREMENT_WORDS } from '@tailgate/contract';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ProcessorAccount } from '../../vendors/payments/merchant-accounts.ts';
import { recipientOf } from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';
import { kindOf } from '../providers/index.ts';
import { askAbout, writeAnswer, type ConnectedAccount } from './connected-accounts.queries.ts';

/** Told once for each thing that is asked for, when it is asked for first. */
const tellWhatIsNew = async (tx: Tx, before: ConnectedAccount, account: ProcessorAccount, platform: Platform) => {
  const known = new Set(before.requirements.map(({ code }) => code));
  const [needed] = account.requirements.filter(({ code }) => !known.has(code));
  if (!needed) return;
  const to = await recipientOf(tx, before.providerId);
  const kind = await kindOf(tx, before.providerId);
  const isBelowAccount = kind === 'grooming' || kind === 'fleetOwner';
  const row = isBelowAccount ? 'payoutAccountNeedsAction' : 'workshopPayoutAccountNeedsAction';
  const variables = { needed: REQUIREMENT_WORDS[needed.code], area: PROVIDER_HOMES[kind].slice(1) };
  await notify(tx, platform, row, { to, variables });
};

/**
 * Asks the processor where an account stands and writes it, however often and in whatever order its reports come. Must not
 * be called while a transaction is open.
 */
export const refreshAccount = async (
  { siteId, processorId }: { readonly siteId: string; readonly processorId: string },
  platform: Platform,
): Promise<void> => {
  const { db, clock, payments } = platform;
  const ticket = await db.inSite(siteId, (tx) => askAbout(tx, processorId));
  if (ticket === undefined) return;
  const account = await payments.readAccount(processorId);
  if (!account) throw new Error('The payout account is unknown to the processor');
  await db.inSite(siteId, async (tx) => {
    const before = await writeAnswer(tx, { account, ticket, now: clock.now() });
    if (before) await tellWhatIsNew(tx, before, account, platform);
  });
};
