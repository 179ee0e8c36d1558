import {
  SIGN_UP_BLOCK_WORDS,
  signUpStepsOf,
  submittingStepOf,
  type SignUpStepKey,
  type SignUpStepStatus,
} from '@tailgate/contract';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Failure } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { signUpFactsOf } from '../../views/sign-up-facts.ts';
import { changeApplication, keepStep } from './onboarding.queries.ts';
import { POLICIES_VERSION, progressAnswer } from './onboarding.rules.ts';
import { submitApplication } from './submit-application.ts';

interface Report {
  readonly step: SignUpStepKey;
  readonly status: SignUpStepStatus;
}

/** Steps that the server checks are done when it sees them done; the others when the provider says so. */
const isReportable = (step: SignUpStepKey, facts: Awaited<ReturnType<typeof signUpFactsOf>>): boolean => {
  const told = { ...facts, reported: { ...facts.reported, [step]: { status: 'done' as const, at: '' } } };
  return signUpStepsOf(told).some(({ key, isDone }) => key === step && isDone);
};

/** Idempotent: what is done already stays so. The last step of the application hands it in. */
export const reportStep = async (tx: Tx, viewer: Viewer, { step, status }: Report, platform: Platform) => {
  const { accountId } = viewer;
  const now = platform.clock.now();
  const facts = await signUpFactsOf(tx, accountId);
  const state = signUpStepsOf(facts).find(({ key }) => key === step);
  if (!state) throw new Failure('validation_failed', { errors: { step: 'is not a step of this account' } });
  if (status === 'skipped' && !state.canSkip)
    throw new Failure('validation_failed', { errors: { status: 'cannot be skipped' } });
  if (state.blockedBy !== null) throw new Failure('step_not_done', { message: SIGN_UP_BLOCK_WORDS[state.blockedBy] });
  if (status === 'done' && !state.isDone && submittingStepOf(facts.kind) === step) {
    if (facts.kind === 'fleetOwner')
      await changeApplication(tx, accountId, { policies_version: POLICIES_VERSION, policies_accepted_at: now }, now);
    await submitApplication(tx, accountId, platform);
  } else if (status === 'done' && !isReportable(step, facts)) throw new Failure('step_not_done');
  if (!(status === 'skipped' && state.isDone)) await keepStep(tx, { accountId, step, status, now });
  return progressAnswer(await signUpFactsOf(tx, accountId));
};
