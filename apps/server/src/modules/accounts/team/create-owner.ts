import { z } from 'zod';
import { hashOfSecret, newSecret } from '../../../platform/auth/tokens.ts';
import { secondsAfter } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accountById, insertAccount, ownerOfEmail } from '../accounts.queries.ts';
import { insertPasswordReset, voidResetLinks } from '../credentials/credentials.queries.ts';
import { lockTeam, setDuties } from './team.queries.ts';

/** Whoever sets a site up has other things to do first. */
const FIRST_LINK_HOURS = 24;

export const newOwner = z.object({
  email: z.email().toLowerCase(),
  firstName: z.string().trim().min(1).max(100),
  lastName: z.string().trim().min(1).max(100),
});
export type NewOwner = z.output<typeof newOwner>;

export interface OwnerCreation {
  readonly what: string;
  readonly isDone: boolean;
  /** `handOver` takes the token of the link that sets the password. */
  apply(handOver: (token: string) => void): Promise<void>;
}

/**
 * The first of a site's staff, with all duties. They choose their password by a link that is good for one use, as after
 * 'Forgot password', and set up their second step when they first log in: nobody else ever knows either. An owner without
 * a password gets another link, and the links of before are void; one with a password asks for theirs on the login page.
 */
export const createOwner = async (
  tx: Tx,
  owner: NewOwner,
  { clock }: Pick<Platform, 'clock'>,
): Promise<OwnerCreation> => {
  await lockTeam(tx);
  const { email, firstName, lastName } = owner;
  const known = await ownerOfEmail(tx, email);
  const account = known && (await accountById(tx, known.id));
  if (
    account &&
    (account.status === 'inactive' || !account.roles.includes('staff') || !account.duties.includes('owner'))
  )
    throw new Error(
      'This email belongs to somebody of the site who is not its owner: owners give duties on the team page',
    );
  return {
    what: account ? 'make another link for the owner' : 'create the owner, and a link to set their password',
    isDone: account !== undefined && account.password_hash !== null,
    apply: async (handOver) => {
      const accountId = account?.id ?? newId();
      if (!account) {
        await insertAccount(tx, {
          id: accountId,
          email,
          phone: null,
          passwordHash: null,
          firstName,
          lastName,
          roles: ['staff'],
        });
        await setDuties(tx, accountId, ['owner']);
      }
      const token = newSecret();
      const now = clock.now();
      await voidResetLinks(tx, accountId, now);
      const expiresAt = secondsAfter(now, FIRST_LINK_HOURS * 60 * 60);
      await insertPasswordReset(tx, { hash: hashOfSecret(token), accountId, now, expiresAt });
      handOver(token);
    },
  };
};
