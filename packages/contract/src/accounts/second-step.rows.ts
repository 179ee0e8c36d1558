import { z } from 'zod';
import { anyone, signedInAs } from '../access.ts';
import { unlisted } from '../activity.ts';
import { endpoint } from '../endpoint.ts';
import { attemptsAt } from '../limits.ts';
import { ref } from '../reference.ts';
import { ROLES } from '../roles.ts';
import { instant, requiredText, text } from '../schemas.ts';
import { deviceId, session } from './account.schemas.ts';
import { AUTHENTICATOR_CODE_LENGTH, MAX_PASSKEY_NAME_LENGTH } from './second-step.facts.ts';
import * as shape from './second-step.schemas.ts';

const addition = 'Staff and support sign in with a second step; passkeys are offered to everybody.';

const preparation = unlisted('What follows from it is listed.');

const barred = { whileImpersonating: 'barred' } as const;
/** Open to a session that has passed the password and waits for the second step. */
const secondStep = signedInAs(ROLES, { ...barred, whileAwaiting: ['second_step'] });
/** Open also to staff and support who have no factor yet. */
const enrolment = signedInAs(ROLES, { ...barred, freshSignIn: true, whileAwaiting: ['enrolment'] });
const freshly = signedInAs(ROLES, { ...barred, freshSignIn: true });

const appCode = z
  .string()
  .regex(new RegExp(`^\\d{${AUTHENTICATOR_CODE_LENGTH}}$`), { error: `has ${AUTHENTICATOR_CODE_LENGTH} digits` });
const name = requiredText(MAX_PASSKEY_NAME_LENGTH);

const signInRows = {
  requestPasskeySignIn: endpoint({
    method: 'POST',
    path: '/v2/account/passkey-sign-in/options',
    summary: 'What a passkey has to sign for a sign-in. The same for everybody: the passkey knows its account.',
    access: anyone(),
    activity: preparation,
    changes: [],
    answer: shape.requestOptions,
    limit: ['passkeyChallengesPerAddress'],
    addition,
  }),
  signInWithPasskey: endpoint({
    method: 'POST',
    path: '/v2/account/passkey-sign-in',
    summary: 'Signs in with a passkey, which stands for password and second step.',
    access: anyone(),
    activity: 'Logged in with a passkey',
    changes: [],
    body: z.object({ credential: shape.assertedCredential, deviceId, rememberMe: z.boolean().default(true) }),
    answer: session,
    errors: ['passkey_invalid'],
    limit: ['passkeyTriesPerAddress'],
    addition,
  }),
};

const secondStepRows = {
  getSecondStep: endpoint({
    method: 'GET',
    path: '/v2/account/second-step',
    summary: 'Which second steps the account has.',
    access: secondStep,
    shows: [],
    answer: z.object({ passkey: z.boolean(), authenticatorApp: z.boolean(), recoveryCode: z.boolean() }),
    addition,
  }),
  requestSecondStepPasskey: endpoint({
    method: 'POST',
    path: '/v2/account/second-step/passkey/options',
    summary: 'What a passkey of the account has to sign as the second step.',
    access: secondStep,
    activity: preparation,
    changes: [],
    answer: shape.requestOptions,
    limit: ['passkeyChallengesPerAddress'],
    addition,
  }),
  passSecondStepWithPasskey: endpoint({
    method: 'POST',
    path: '/v2/account/second-step/passkey',
    summary: 'Passes the second step with a passkey of the account.',
    access: secondStep,
    activity: 'Confirmed a login with a passkey',
    changes: [],
    body: z.object({ credential: shape.assertedCredential }),
    errors: ['passkey_invalid'],
    limit: attemptsAt('secondStep'),
    addition,
  }),
  passSecondStepWithCode: endpoint({
    method: 'POST',
    path: '/v2/account/second-step/code',
    summary: 'Passes the second step with a code of the authenticator app. Each code works once.',
    access: secondStep,
    activity: 'Confirmed a login with an authenticator app',
    changes: [],
    body: z.object({ code: appCode }),
    errors: ['code_invalid'],
    limit: attemptsAt('secondStep'),
    addition,
  }),
  passSecondStepWithRecoveryCode: endpoint({
    method: 'POST',
    path: '/v2/account/second-step/recovery-code',
    summary: 'Passes the second step with a recovery code, which is then used up, and notifies the account holder.',
    access: secondStep,
    activity: 'Used a recovery code',
    changes: [],
    body: z.object({ code: text(40, 1) }),
    errors: ['code_invalid'],
    limit: attemptsAt('secondStep'),
    addition,
  }),
};

const enrolmentRows = {
  requestPasskey: endpoint({
    method: 'POST',
    path: '/v2/account/passkeys/options',
    summary: 'What a browser needs to create a passkey for the account.',
    access: enrolment,
    activity: preparation,
    changes: [],
    answer: shape.creationOptions,
    limit: ['enrolmentsPerAccount'],
    addition,
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/v2/account/passkeys',
    summary: 'Adds a passkey and notifies the account holder.',
    access: enrolment,
    activity: 'Added a passkey',
    changes: ['security'],
    body: z.object({ credential: shape.newCredential, name }),
    answer: shape.enrolled,
    errors: ['passkey_invalid'],
    limit: ['enrolmentsPerAccount'],
    grows: 'passkeys',
    addition,
  }),
  startAuthenticatorApp: endpoint({
    method: 'POST',
    path: '/v2/account/authenticator-app',
    summary: 'Makes the key that an authenticator app is set up with. It counts once its first code is confirmed.',
    access: enrolment,
    activity: preparation,
    changes: [],
    answer: z.object({ key: z.string(), uri: z.string() }),
    errors: ['conflict'],
    limit: ['enrolmentsPerAccount'],
    addition,
  }),
  confirmAuthenticatorApp: endpoint({
    method: 'POST',
    path: '/v2/account/authenticator-app/confirm',
    summary: 'Adds the authenticator app with its first code and notifies the account holder.',
    access: enrolment,
    activity: 'Added an authenticator app',
    changes: ['security'],
    body: z.object({ code: appCode }),
    answer: shape.enrolled,
    errors: ['code_invalid'],
    limit: ['enrolmentsPerAccount'],
    addition,
  }),
};

const securityRows = {
  getSecurity: endpoint({
    method: 'GET',
    path: '/v2/account/security',
    summary: 'The passkeys, authenticator app and recovery codes of the account.',
    access: signedInAs(ROLES, barred),
    shows: ['security'],
    answer: z.object({
      passkeys: z.array(shape.passkey),
      authenticatorApp: z.object({ addedAt: instant }).nullable(),
      recoveryCodesLeft: z.int(),
      /** Staff and support keep at least one factor. */
      isRequired: z.boolean(),
    }),
    addition,
  }),
  renamePasskey: endpoint({
    method: 'PUT',
    path: '/v2/account/passkeys/:id',
    summary: 'Renames a passkey.',
    access: signedInAs(ROLES, barred),
    activity: 'Renamed a passkey',
    changes: ['security'],
    params: z.object({ id: ref('passkey.change') }),
    body: z.object({ name }),
    errors: ['not_found'],
    addition,
  }),
  removePasskey: endpoint({
    method: 'DELETE',
    path: '/v2/account/passkeys/:id',
    summary: 'Removes a passkey and notifies the account holder. Staff and support keep at least one factor.',
    access: freshly,
    activity: 'Removed a passkey',
    changes: ['security'],
    params: z.object({ id: ref('passkey.change') }),
    errors: ['not_found', 'last_factor'],
    addition,
  }),
  removeAuthenticatorApp: endpoint({
    method: 'DELETE',
    path: '/v2/account/authenticator-app',
    summary:
      'Removes the authenticator app and notifies the account holder. Staff and support keep at least one factor.',
    access: freshly,
    activity: 'Removed the authenticator app',
    changes: ['security'],
    errors: ['not_found', 'last_factor'],
    addition,
  }),
  replaceRecoveryCodes: endpoint({
    method: 'POST',
    path: '/v2/account/recovery-codes',
    summary: 'Makes new recovery codes; those made before no longer work. The account holder is notified.',
    access: freshly,
    activity: 'Created new recovery codes',
    changes: ['security'],
    answer: z.object({ recoveryCodes: shape.recoveryCodes }),
    errors: ['conflict'],
    limit: ['enrolmentsPerAccount'],
    addition,
  }),
};

/** Passkeys, authenticator app and recovery codes: signing in with them and managing them. */
export const factorRows = { ...signInRows, ...secondStepRows, ...enrolmentRows, ...securityRows };
