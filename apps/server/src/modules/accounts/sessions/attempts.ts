import { attemptsAt } from '@tailgate/contract';
import type { Tx } from '../../../platform/db/database.ts';
import type { CallBase } from '../../../platform/http/call.ts';
import type { Identity } from '../accounts.queries.ts';
import { isKnownDevice } from './sessions.queries.ts';

type Counting = Pick<CallBase<never>, 'count' | 'exempt' | 'forgive' | 'refund' | 'site' | 'origin'>;

interface Attempt {
  /** What was typed, or the account once the password was right. */
  readonly identity: Identity | { readonly accountId: string };
  /** The account and device that count by themselves, if the account was signed in to there before. */
  readonly knownDevice: string | null;
}

/** Looked up for unknown accounts too: the same work whether there is one or not. */
export const knownDeviceOf = async (
  tx: Tx,
  accountId: string | null | undefined,
  deviceId: string | undefined,
): Promise<string | null> => {
  const known = await isKnownDevice(tx, accountId ?? null, deviceId ?? null);
  return known ? `${accountId}:${deviceId}` : null;
};

const keyOf = (identity: Attempt['identity']): string => {
  if ('accountId' in identity) return identity.accountId;
  return 'email' in identity ? identity.email : identity.phone;
};

/** Counts an attempt at somebody's account, by device where it is known and by what was typed and the address otherwise. */
export const countAttempt = async (
  call: Counting,
  of: 'signIn' | 'code' | 'reset' | 'secondStep',
  { identity, knownDevice }: Attempt,
): Promise<{ forgive(): Promise<void> }> => {
  const [perKnownDevice, perAddress, perPair, perIdentity] = attemptsAt(of);
  if (knownDevice !== null) {
    call.exempt(perAddress, perPair, perIdentity);
    await call.count(perKnownDevice, knownDevice);
    return { forgive: () => call.forgive(perKnownDevice, knownDevice) };
  }
  const { network } = call.origin;
  const who = `${call.site.id}:${keyOf(identity)}`;
  const pair = `${who}:${network}`;
  call.exempt(perKnownDevice);
  await call.count(perAddress, network);
  // Refused by the pair before it counts for everybody: one network alone cannot use up what all share.
  await call.count(perPair, pair);
  await call.count(perIdentity, who);
  return {
    forgive: async () => {
      await call.forgive(perPair, pair);
      await call.refund(perAddress, network);
      await call.refund(perIdentity, who);
    },
  };
};
