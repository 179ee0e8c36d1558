import { KIND_OF_PROVIDER_ROLE, type ProviderRole } from '@tailgate/contract';
import type { Tx } from '../../platform/db/database.ts';
import { Failure } from '../../platform/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertAccount, requestEmailChange } from '../accounts/index.ts';
import { providerByReferralCode, registerProvider, type NewProvider } from '../providers/index.ts';
import { insertApplication, useInvite } from './onboarding.queries.ts';
import { timeZoneOfPlace } from './onboarding.rules.ts';
import { useSignUpSession, type SignUpSession } from './sign-up-sessions.queries.ts';
import { submitApplication } from './submit-application.ts';

interface NewAccount extends Pick<NewProvider, 'plan' | 'businessName' | 'description' | 'vanityUrl' | 'address'> {
  readonly session: SignUpSession;
  readonly role: ProviderRole;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly numberOfVehicles: number | null;
}

/** Who brought the new provider: by an invite, which is used up, or by a referral code. */
const referrerOf = async (tx: Tx, { referral_code: code }: SignUpSession, accountId: string, now: Date) => {
  if (code === null) return null;
  const invite = await useInvite(tx, code, accountId, now);
  return invite?.inviterId ?? (await providerByReferralCode(tx, code))?.id ?? null;
};

/** Kinds that enter everything at once hand the application in with it. */
const handsInAtOnce = (role: ProviderRole): boolean => role === 'mechanic' || role === 'renter';

/** The account, the provider as `new`, and what was accepted. Answers the id of the account. */
export const createProviderAccount = async (tx: Tx, given: NewAccount, platform: Platform): Promise<string> => {
  const { session, role, address } = given;
  const now = platform.clock.now();
  if (!(await useSignUpSession(tx, session.id, now))) throw new Failure('not_found');
  const accountId = newId();
  await insertAccount(tx, {
    id: accountId,
    email: null,
    phone: session.phone,
    passwordHash: given.passwordHash,
    firstName: given.firstName,
    lastName: given.lastName,
    roles: [role],
  });
  await registerProvider(
    tx,
    {
      accountId,
      kind: KIND_OF_PROVIDER_ROLE[role],
      plan: given.plan,
      businessName: given.businessName,
      description: given.description,
      vanityUrl: given.vanityUrl,
      address,
      timeZone: timeZoneOfPlace(address),
    },
    platform,
  );
  await insertApplication(tx, {
    accountId,
    terms: { version: session.terms_version, acceptedAt: session.terms_accepted_at },
    referredBy: await referrerOf(tx, session, accountId, now),
    numberOfVehicles: given.numberOfVehicles,
    now,
  });
  // Theirs once they have opened the link that is sent there; somebody else's stays theirs.
  await requestEmailChange(tx, accountId, given.email, platform);
  if (handsInAtOnce(role)) await submitApplication(tx, accountId, platform);
  return accountId;
};
