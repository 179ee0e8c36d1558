import { z } from 'zod';
import * as account from '../accounts/account.schemas.ts';
import { anyone, signedInAs } from '../access.ts';
import { CODE_LENGTH, MAX_PERSON_NAME_LENGTH } from '../accounts/accounts.facts.ts';
import { unlisted } from '../activity.ts';
import { endpoint } from '../endpoint.ts';
import { attemptsAt } from '../limits.ts';
import { vanityUrl } from '../providers/provider.schemas.ts';
import { MAX_BUSINESS_NAME_LENGTH, MAX_PROVIDER_DESCRIPTION_LENGTH } from '../providers/providers.facts.ts';
import { ref } from '../reference.ts';
import { PROVIDER_ROLES } from '../roles.ts';
import { chosenPassword, email, instant, phone, requiredText, text, plainName } from '../schemas.ts';
import { applicantRows } from './applicants.rows.ts';
import { MAX_REFERRAL_CODE_LENGTH, MAX_VEHICLES_AT_SIGN_UP, SIGN_UP_SUBTYPES } from './onboarding.facts.ts';
import { fleetOwnerStep, ownStep, signUpAddress, signUpProgress, stepStatus } from './onboarding.schemas.ts';

const SIGN_UP = '/v2/service-provider/sign-up';
const beforeAnyoneIsKnown = unlisted('Nobody has proved who they are yet.');
const progress = unlisted('A step of the own sign-up; what it changed is recorded by itself.');
const accepted = z.literal(true, { error: 'must be accepted' });
const sessionId = ref('signUpSession.use');
const started = z.object({ sessionId: z.uuid(), expiresAt: instant });
const device = { deviceId: account.deviceId, rememberMe: z.boolean().default(true) };
const code = z.string().regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), { error: `has ${CODE_LENGTH} digits` });

const person = {
  email,
  firstName: requiredText(MAX_PERSON_NAME_LENGTH),
  lastName: requiredText(MAX_PERSON_NAME_LENGTH),
  password: chosenPassword,
  physicalAddress: signUpAddress,
};

const signUpRows = {
  getInviteCode: endpoint({
    method: 'GET',
    path: `${SIGN_UP}/get-invite-code`,
    summary: 'A code with which one other provider can sign up. It stays the same until it is used.',
    // It is made when the one before was used.
    access: signedInAs(PROVIDER_ROLES, { whileImpersonating: 'allowed' }),
    activity: unlisted('Looked at a code that stays the same until it is used.'),
    changes: [],
    answer: z.object({ code: z.string() }),
  }),
  checkInviteName: endpoint({
    method: 'GET',
    path: `${SIGN_UP}/check-with-name`,
    summary: 'Whether an invite code is open and was created by somebody with this first name.',
    access: anyone(),
    shows: [],
    query: z.object({ first_name: requiredText(MAX_PERSON_NAME_LENGTH), code: requiredText(MAX_REFERRAL_CODE_LENGTH) }),
    answer: z.object({ valid: z.boolean() }),
    limit: ['invitesPerAddress'],
  }),
  startSignUp: endpoint({
    method: 'POST',
    path: `${SIGN_UP}/check`,
    summary:
      'Starts the sign-up of a groomer, mechanic or renter: texts a code to the number. The answer does not reveal whether the number has an account; its owner gets a text that says so.',
    access: anyone(),
    activity: beforeAnyoneIsKnown,
    changes: [],
    body: z.object({
      /** A referral code or an invite code of another provider. */
      referralCode: text(MAX_REFERRAL_CODE_LENGTH).trim().toUpperCase().nullish(),
      phoneNumber: phone,
      termsConditions: accepted,
      deviceId: account.deviceId.optional(),
    }),
    answer: started,
    limit: attemptsAt('code'),
  }),
  verifySignUpCode: endpoint({
    method: 'POST',
    path: `${SIGN_UP}/verify-code`,
    summary: 'Proves the phone number of a sign-up with the texted code.',
    access: anyone(),
    activity: beforeAnyoneIsKnown,
    changes: [],
    body: z.object({ code, sessionId }),
    errors: ['code_invalid'],
    limit: ['signUpCodeTriesPerAddress'],
  }),
  resendSignUpCode: endpoint({
    method: 'POST',
    path: `${SIGN_UP}/resend-code`,
    summary: 'Texts a new code. The previous one no longer works.',
    access: anyone(),
    activity: beforeAnyoneIsKnown,
    changes: [],
    body: z.object({ sessionId, deviceId: account.deviceId.optional() }),
    limit: attemptsAt('code'),
  }),
  getSignUpSession: endpoint({
    method: 'GET',
    path: `${SIGN_UP}/sessions/:sessionId`,
    summary: 'How far a sign-up is before there is an account.',
    access: anyone(),
    shows: [],
    params: z.object({ sessionId }),
    answer: z.object({ isVerified: z.boolean(), phoneEnding: z.string(), expiresAt: instant }),
    limit: ['lookupsPerAddress'],
    addition: 'A sign-up that was left is continued where it was.',
  }),
  register: endpoint({
    method: 'POST',
    path: `${SIGN_UP}/register`,
    summary: 'Creates the account of a groomer, mechanic or renter once the number is verified, and signs it in.',
    access: anyone(),
    activity: 'Created the account',
    changes: [],
    body: z.object({
      sessionId,
      type: z.literal('service_provider'),
      userSubType: z.enum(SIGN_UP_SUBTYPES),
      ...person,
      nonPawgo: z.boolean().optional(),
      /** The flag of the basic plan. */
      basicPawgoPal: z.boolean().default(false),
      businessName: plainName(MAX_BUSINESS_NAME_LENGTH).nullish(),
      description: text(MAX_PROVIDER_DESCRIPTION_LENGTH).nullish(),
      vanityUrl: vanityUrl.nullish(),
      // Files belong to an account, so the picture is uploaded after registering.
      profilePictureId: z.null({ error: 'is uploaded after registering' }).optional(),
      ...device,
    }),
    answer: account.session,
    errors: ['not_found', 'phone_not_verified', 'phone_taken', 'vanity_url_taken', 'password_too_weak'],
    limit: ['registrationsPerAddress'],
  }),
  startFleetOwnerSignUp: endpoint({
    method: 'POST',
    path: `${SIGN_UP}/fleet-owner/init`,
    summary: 'Starts the sign-up of a fleet owner: keeps what was entered and texts a code to the number.',
    access: anyone(),
    activity: beforeAnyoneIsKnown,
    changes: [],
    body: z.object({
      numberOfVehicles: z.coerce.number().int().min(1).max(MAX_VEHICLES_AT_SIGN_UP).default(1),
      businessName: plainName(MAX_BUSINESS_NAME_LENGTH).min(1, { error: 'is required' }),
      phoneNumber: phone,
      ...person,
      termsConditions: accepted,
      deviceId: account.deviceId.optional(),
    }),
    answer: started,
    errors: ['password_too_weak'],
    limit: attemptsAt('code'),
  }),
  registerFleetOwner: endpoint({
    method: 'POST',
    path: `${SIGN_UP}/fleet-owner/register`,
    summary:
      'Creates the account of a fleet owner from what was entered, once the number is verified, and signs it in.',
    access: anyone(),
    activity: 'Created the account',
    changes: [],
    body: z.object({ sessionId, ...device }),
    answer: account.session,
    errors: ['not_found', 'phone_not_verified', 'phone_taken'],
    limit: ['registrationsPerAddress'],
  }),
};

const stepErrors = ['step_not_done', 'illegal_transition'] as const;

const stepRows = {
  getSignUpSteps: endpoint({
    method: 'GET',
    path: `${SIGN_UP}/steps`,
    summary: 'The steps of the own sign-up in order, how far the account is, what is left, and where to go next.',
    access: signedInAs(PROVIDER_ROLES),
    shows: ['payout-account', 'preferences', 'profile', 'services', 'sign-up', 'work-zones', 'working-hours'],
    answer: signUpProgress,
    addition: 'The server owns the order of the steps.',
  }),
  setOnBoardingStatus: endpoint({
    method: 'POST',
    path: `${SIGN_UP}/set-on-boarding-status`,
    summary:
      'Reports a step of a groomer, mechanic or renter as done or skipped. A step that the server can check is done only when it is; the last one of the application hands it in.',
    access: signedInAs(['groomer', 'mechanic', 'renter'], { whileImpersonating: 'barred' }),
    activity: progress,
    changes: ['agreements', 'profile', 'sign-up'],
    body: z.object({ step: ownStep, status: stepStatus }),
    answer: signUpProgress,
    errors: stepErrors,
  }),
  setFleetOwnerOnBoardingStatus: endpoint({
    method: 'POST',
    path: `${SIGN_UP}/set-on-boarding-status-fo`,
    summary: 'The same for a fleet owner. Reporting the policies accepts them and hands the application in.',
    access: signedInAs(['fleet_owner'], { whileImpersonating: 'barred' }),
    activity: progress,
    changes: ['agreements', 'profile', 'sign-up'],
    body: z.object({ step: fleetOwnerStep, status: stepStatus }),
    answer: signUpProgress,
    errors: stepErrors,
  }),
};

export const onboardingContract = { ...signUpRows, ...stepRows, ...applicantRows };
