import { openBookingSteps, type BookingStep } from '../providers/booking-steps.facts.ts';
import { isApprovedStatus } from '../providers/provider.machine.ts';
import { readinessOf, type Readiness, type ReadinessFacts } from '../providers/readiness.facts.ts';
import type { ProviderKind } from '../roles.ts';

/** `application` comes before the decision of staff, `setup` after it. */
export type SignUpPhase = 'application' | 'setup';

export const SIGN_UP_STEP_STATUSES = ['done', 'skipped'] as const;
export type SignUpStepStatus = (typeof SIGN_UP_STEP_STATUSES)[number];

/** What the conditions of steps look at. */
export interface SignUpFacts extends ReadinessFacts {
  readonly hasPhone: boolean;
  readonly hasBusinessProfile: boolean;
  readonly hasShowcase: boolean;
  readonly hasSignedAgreements: boolean;
  readonly hasPartnerProgram: boolean;
  /** Of their own, and not retired. */
  readonly hasVehicle: boolean;
  /** What the provider reported, with the time. */
  readonly reported: Readonly<Partial<Record<string, { readonly status: SignUpStepStatus; readonly at: string }>>>;
}

const isBookable =
  (...steps: readonly BookingStep[]) =>
  (facts: SignUpFacts): boolean => {
    const open = openBookingSteps(facts);
    return steps.every((step) => !open.includes(step));
  };

const isApproved = ({ status }: SignUpFacts): boolean => isApprovedStatus(status);

/** Why a step counts as done. A step without one of these counts as done when the provider says so. */
const CONDITIONS = {
  hasPhone: ({ hasPhone }) => hasPhone,
  hasAddress: ({ hasAddress }) => hasAddress,
  hasLicense: ({ hasLicense }) => hasLicense,
  isSubmitted: ({ status }) => status !== 'new',
  isApproved,
  isActive: ({ status }) => status === 'active',
  hasBusinessName: ({ hasBusinessName }) => hasBusinessName,
  hasBusinessProfile: ({ hasBusinessProfile }) => hasBusinessProfile,
  hasShowcase: ({ hasShowcase }) => hasShowcase,
  hasEmergencyContact: isBookable('emergency-contact'),
  hasPrices: isBookable('services', 'prices'),
  hasHours: isBookable('hours'),
  hasZones: isBookable('zones'),
  hasSignedAgreements: ({ hasSignedAgreements }) => hasSignedAgreements,
  hasPayouts: ({ hasPayouts }) => hasPayouts,
  hasVehicle: ({ hasVehicle }) => hasVehicle,
} satisfies Record<string, (facts: SignUpFacts) => boolean>;
export type SignUpCondition = keyof typeof CONDITIONS;

export interface SignUpStepRow {
  readonly key: string;
  readonly phase: SignUpPhase;
  readonly isRequired: boolean;
  /** The screen of the step. A step without one is not served. */
  readonly path: string | null;
  /** `reported`: done when the provider says so. */
  readonly doneWhen: SignUpCondition | 'reported';
  /** Reporting this step hands the application in. */
  readonly submits?: true;
  readonly onlyIf?: 'hasPartnerProgram';
}

const step = <const Key extends string>(
  key: Key,
  phase: SignUpPhase,
  isRequired: boolean,
  path: string | null,
  doneWhen: SignUpStepRow['doneWhen'],
  rest: Pick<SignUpStepRow, 'submits' | 'onlyIf'> = {},
): SignUpStepRow & { readonly key: Key } => ({ key, phase, isRequired, path, doneWhen, ...rest });

const GROOMER = '/groomer/signup';
const FLEET_OWNER = '/fleet-owner/signup';
const MECHANIC = '/mechanic/signup';
const required = true;
const skippable = false;
const partner = { onlyIf: 'hasPartnerProgram' } as const;
const submits = { submits: true } as const;

const groomerSteps = [
  step('verification', 'application', required, `${GROOMER}/verification`, 'hasPhone'),
  step('profile', 'application', required, `${GROOMER}/profile`, 'hasAddress'),
  step('upload-driver-license', 'application', skippable, `${GROOMER}/upload-driver-license`, 'hasLicense'),
  step('confirmation', 'application', required, `${GROOMER}/confirmation`, 'isSubmitted', submits),
  step('success', 'application', required, `${GROOMER}/success`, 'isSubmitted'),
  step('start-onboarding', 'setup', required, `${GROOMER}/start-onboarding`, 'isApproved'),
  step('setup-business', 'setup', skippable, `${GROOMER}/setup-business`, 'hasBusinessName'),
  step('setup-business-profile', 'setup', skippable, `${GROOMER}/setup-business-profile`, 'hasBusinessProfile'),
  step('setup-emergency-contact', 'setup', required, `${GROOMER}/setup-emergency-contact`, 'hasEmergencyContact'),
  step('background-and-preferences', 'setup', skippable, `${GROOMER}/background-and-preferences`, 'reported'),
  step('before-medication', 'setup', skippable, `${GROOMER}/before-medication`, 'reported'),
  step('showcase-your-work', 'setup', skippable, `${GROOMER}/showcase-your-work`, 'hasShowcase'),
  step('services-and-prices', 'setup', required, `${GROOMER}/services-and-prices`, 'hasPrices'),
  step('workzone', 'setup', required, `${GROOMER}/workzone`, 'hasZones'),
  step('hours-operation', 'setup', required, `${GROOMER}/hours-operation`, 'hasHours'),
  step('agreements', 'setup', required, `${GROOMER}/agreements`, 'hasSignedAgreements'),
  step('merchant-processing', 'setup', skippable, `${GROOMER}/merchant-processing`, 'hasPayouts'),
  step('partner-account', 'setup', skippable, `${GROOMER}/partner-account`, 'reported', partner),
  step('partner-signup', 'setup', skippable, `${GROOMER}/partner-signup`, 'reported', partner),
  step('congrats', 'setup', required, `${GROOMER}/congrats`, 'isActive'),
] as const;

const fleetOwnerSteps = [
  step('verification', 'application', required, `${FLEET_OWNER}/verification`, 'hasPhone'),
  step('welcome', 'application', skippable, `${FLEET_OWNER}/welcome`, 'reported'),
  step('vehicles', 'application', skippable, `${FLEET_OWNER}/vehicles`, 'hasVehicle'),
  step('policies', 'application', required, `${FLEET_OWNER}/policies`, 'isSubmitted', submits),
  step('agreements', 'setup', required, `${FLEET_OWNER}/agreements`, 'hasSignedAgreements'),
  step('merchant-processing', 'setup', skippable, `${FLEET_OWNER}/merchant-processing`, 'hasPayouts'),
  step('congrats', 'application', required, `${FLEET_OWNER}/congrats`, 'isSubmitted'),
] as const;

const mechanicSteps = [
  step('signup', 'application', required, MECHANIC, 'isSubmitted', submits),
  step('congrats', 'application', required, `${MECHANIC}/congrats`, 'isSubmitted'),
] as const;

/** The steps of each kind of provider, in order. The server serves those that have a screen. */
export const SIGN_UP_STEPS = {
  grooming: groomerSteps,
  fleetOwner: fleetOwnerSteps,
  maintenance: mechanicSteps,
  renter: [],
} as const satisfies Record<ProviderKind, readonly SignUpStepRow[]>;

export type FleetOwnerSignUpStep = (typeof fleetOwnerSteps)[number]['key'];
export type OwnSignUpStep = (typeof groomerSteps | typeof mechanicSteps)[number]['key'];
export type SignUpStepKey = OwnSignUpStep | FleetOwnerSignUpStep;

export const OWN_SIGN_UP_STEPS: readonly OwnSignUpStep[] = [
  ...new Set([...groomerSteps, ...mechanicSteps].map(({ key }) => key)),
];
export const FLEET_OWNER_SIGN_UP_STEPS: readonly FleetOwnerSignUpStep[] = fleetOwnerSteps.map(({ key }) => key);

export type SignUpBlock = 'application-open' | 'under-review' | 'setup-open';
export const SIGN_UP_BLOCK_WORDS: Readonly<Record<SignUpBlock, string>> = {
  'application-open': 'Finish the required steps first.',
  'under-review': 'This opens once your application is approved.',
  'setup-open': 'Finish the required steps first.',
};

/** The step by which this kind of provider hands the application in, if there is one. */
export const submittingStepOf = (kind: ProviderKind): SignUpStepKey | null =>
  (SIGN_UP_STEPS[kind] as readonly (SignUpStepRow & { readonly key: SignUpStepKey })[]).find((row) => row.submits)
    ?.key ?? null;

export interface SignUpStepState {
  readonly key: SignUpStepKey;
  readonly path: string;
  readonly phase: SignUpPhase;
  readonly isDone: boolean;
  readonly isSkipped: boolean;
  readonly canSkip: boolean;
  readonly blockedBy: SignUpBlock | null;
  readonly completedAt: string | null;
}

const isStepDone = (row: SignUpStepRow, facts: SignUpFacts): boolean => {
  // What staff have approved is complete, also where it was asked for later.
  if (row.phase === 'application' && isApproved(facts)) return true;
  return row.doneWhen === 'reported' ? facts.reported[row.key]?.status === 'done' : CONDITIONS[row.doneWhen](facts);
};

/** Steps that follow from the others: handing in, and the pages that say so. */
const LAST: readonly SignUpStepRow['doneWhen'][] = ['isSubmitted', 'isActive'];
const followsOthers = (row: SignUpStepRow): boolean => LAST.includes(row.doneWhen);

const blockOf = (row: SignUpStepRow, facts: SignUpFacts, rows: readonly SignUpStepRow[]): SignUpBlock | null => {
  if (row.phase === 'setup' && !isApproved(facts)) return facts.status === 'new' ? 'application-open' : 'under-review';
  if (!followsOthers(row)) return null;
  const isOpen = rows.some(
    (other) => other.phase === row.phase && other.isRequired && !followsOthers(other) && !isStepDone(other, facts),
  );
  if (isOpen) return row.phase === 'application' ? 'application-open' : 'setup-open';
  return null;
};

const servedRows = (facts: SignUpFacts): readonly SignUpStepRow[] =>
  (SIGN_UP_STEPS[facts.kind] as readonly SignUpStepRow[]).filter(
    ({ path, onlyIf }) => path !== null && (onlyIf === undefined || facts[onlyIf]),
  );

/** The steps of a provider with their state, in order. */
export const signUpStepsOf = (facts: SignUpFacts): SignUpStepState[] => {
  const rows = servedRows(facts);
  return rows.map((row) => {
    const isDone = isStepDone(row, facts);
    const reported = facts.reported[row.key];
    return {
      key: row.key as SignUpStepKey,
      path: row.path ?? '',
      phase: row.phase,
      isDone,
      isSkipped: !isDone && !row.isRequired && reported?.status === 'skipped',
      canSkip: !row.isRequired,
      blockedBy: isDone ? null : blockOf(row, facts, rows),
      completedAt: isDone ? (reported?.at ?? null) : null,
    };
  });
};

export const PROVIDER_HOMES = {
  grooming: '/groomer',
  fleetOwner: '/fleet-owner',
  maintenance: '/mechanic',
  renter: '/renter',
} as const satisfies Record<ProviderKind, string>;

/** Where a provider waits or works when no step is open. */
const restOf = ({ kind, status }: SignUpFacts): string => {
  if (status === 'inactive') return '/log-out';
  if (kind !== 'grooming' || status === 'active') return PROVIDER_HOMES[kind];
  return status === 'approved' ? `${GROOMER}/start-onboarding` : '/groomer/new/confirmation';
};

export interface SignUpProgress {
  readonly readiness: Readiness;
  readonly steps: readonly SignUpStepState[];
  readonly nextStep: SignUpStepKey | null;
  readonly nextPath: string;
}

/** How far a provider is, and where to go next. */
export const signUpProgressOf = (facts: SignUpFacts): SignUpProgress => {
  const steps = signUpStepsOf(facts);
  const isOver = ({ isDone, isSkipped }: SignUpStepState) => isDone || isSkipped;
  const next = facts.status === 'inactive' ? undefined : steps.find((one) => !isOver(one) && one.blockedBy === null);
  return {
    readiness: readinessOf(facts),
    steps,
    nextStep: next?.key ?? null,
    nextPath: next?.path ?? restOf(facts),
  };
};
