import { z } from 'zod';
import { providerMachine } from '../providers/provider.machine.ts';
import { READINESS_TASKS } from '../providers/readiness.facts.ts';
import { PROVIDER_KINDS } from '../roles.ts';
import { address, instant, text } from '../schemas.ts';
import {
  FLEET_OWNER_SIGN_UP_STEPS,
  OWN_SIGN_UP_STEPS,
  SIGN_UP_STEP_STATUSES,
  type FleetOwnerSignUpStep,
  type OwnSignUpStep,
  type SignUpStepKey,
} from './sign-up-steps.facts.ts';

export const ownStep = z.enum(OWN_SIGN_UP_STEPS as readonly [OwnSignUpStep, ...OwnSignUpStep[]]);
export const fleetOwnerStep = z.enum(
  FLEET_OWNER_SIGN_UP_STEPS as readonly [FleetOwnerSignUpStep, ...FleetOwnerSignUpStep[]],
);
const stepKey = z.enum([...OWN_SIGN_UP_STEPS, ...FLEET_OWNER_SIGN_UP_STEPS] as [SignUpStepKey, ...SignUpStepKey[]]);
export const stepStatus = z.enum(SIGN_UP_STEP_STATUSES);

/** A step as the profile lists it. */
export const signUpStep = z.object({ key: stepKey, completedAt: instant.nullable(), isDone: z.boolean() });

/** How far the account is, and what is left. */
export const readiness = z.object({
  open: z.array(z.enum(READINESS_TASKS)),
  done: z.number().int(),
  total: z.number().int(),
  percent: z.number().int(),
});

export const signUpProgress = z.object({
  serviceCategory: z.enum(PROVIDER_KINDS),
  status: z.enum(providerMachine.states),
  readiness,
  steps: z.array(
    z.object({
      key: stepKey,
      path: z.string(),
      phase: z.enum(['application', 'setup']),
      isDone: z.boolean(),
      isSkipped: z.boolean(),
      canSkip: z.boolean(),
      /** Why it cannot be done yet, in words. */
      blockedBecause: z.string().nullable(),
      completedAt: instant.nullable(),
    }),
  ),
  nextStep: stepKey.nullable(),
  nextPath: z.string(),
  /** What staff asked for before they decide. */
  requestedByStaff: z.object({ message: z.string(), date: instant }).nullable(),
  /** Why staff declined the application. */
  declinedByStaff: z.object({ message: z.string(), date: instant }).nullable(),
  submittedAt: instant.nullable(),
});

/** As typed at sign-up: with the text of the search, and coordinates as text or numbers. */
export const signUpAddress = address.extend({ addressSearch: text(300).optional() });
