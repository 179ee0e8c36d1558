import { onboardingContract } from '@tailgate/contract';
import type { Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { bindModule, staged } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { signUpFactsOf } from '../../views/sign-up-facts.ts';
import { applicantAnswer, listedApplicant } from './applicant-answers.ts';
import { applicantNamed, applicantsListed, countApplicants } from './applicants.view.ts';
import { decideApplicant } from './decide-applicant.ts';
import { inviteCode, isInvitedBy } from './invite-code.ts';
import { onboardingPolicy } from './onboarding.policy.ts';
import { progressAnswer } from './onboarding.rules.ts';
import { registerFleetOwner } from './register-fleet-owner.ts';
import { register } from './register.ts';
import { reportStep } from './report-step.ts';
import { resendSignUpCode } from './resend-sign-up-code.ts';
import { oneSignUpSession } from './sign-up-sessions.queries.ts';
import { startFleetOwnerSignUp } from './start-fleet-owner-sign-up.ts';
import { startProviderSignUp } from './start-provider-sign-up.ts';
import { verifySignUpCode } from './verify-sign-up-code.ts';

interface Deciding {
  readonly tx: Tx;
  readonly viewer: Viewer;
  readonly platform: Platform;
}

const decided = async (
  { tx, viewer, platform }: Deciding,
  applicant: Rows<'providers'>,
  decision: Parameters<typeof decideApplicant>[2]['decision'],
) => {
  await decideApplicant(tx, viewer, { applicant, decision }, platform);
  return await applicantAnswer(tx, await applicantNamed(tx, applicant), platform);
};

export const onboardingRoutes = bindModule('onboarding', onboardingContract, onboardingPolicy, {
  getInviteCode: async ({ tx, viewer, platform }) => ({ code: await inviteCode(tx, viewer, platform) }),
  checkInviteName: async ({ tx, query: { first_name: firstName, code } }) => ({
    valid: await isInvitedBy(tx, { code, firstName }),
  }),
  startSignUp: staged(startProviderSignUp),
  verifySignUpCode: staged(verifySignUpCode),
  resendSignUpCode: staged(resendSignUpCode),
  getSignUpSession: async ({ tx, params, allowed }) => {
    const session = await oneSignUpSession(tx, allowed(params.sessionId));
    return {
      isVerified: session.verified_at !== null,
      phoneEnding: session.phone.slice(-4),
      expiresAt: session.expires_at.toISOString(),
    };
  },
  register: staged(register),
  startFleetOwnerSignUp: staged(startFleetOwnerSignUp),
  registerFleetOwner: staged(registerFleetOwner),
  getSignUpSteps: async ({ tx, viewer }) => progressAnswer(await signUpFactsOf(tx, viewer.accountId)),
  setOnBoardingStatus: ({ tx, viewer, body, platform }) => reportStep(tx, viewer, body, platform),
  setFleetOwnerOnBoardingStatus: ({ tx, viewer, body, platform }) => reportStep(tx, viewer, body, platform),
  listApplicants: async ({ tx, query: { filter, search, ...page } }) => {
    const { rows, total } = await applicantsListed(tx, { filter, search }, page);
    return { items: rows.map(listedApplicant), total, ...page, counts: await countApplicants(tx, search) };
  },
  getApplicant: async ({ tx, platform, params, allowed }) =>
    await applicantAnswer(tx, await applicantNamed(tx, allowed(params.id)), platform),
  approveApplicant: (call) => decided(call, call.allowed(call.params.id), { name: 'approve' }),
  askApplicant: (call) => decided(call, call.allowed(call.params.id), { name: 'requestMore', ...call.body }),
  declineApplicant: (call) => decided(call, call.allowed(call.params.id), { name: 'decline', ...call.body }),
});
