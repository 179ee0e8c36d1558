import { z } from 'zod';
import { anyone, holderOfRefreshToken } from '../access.ts';
import { unlisted } from '../activity.ts';
import { endpoint } from '../endpoint.ts';
import { attemptsAt } from '../limits.ts';
import { ref } from '../reference.ts';
import { chosenPassword, email, givenPassword, id, instant, phoneParts, requiredText, text } from '../schemas.ts';
import { MAX_PERSON_NAME_LENGTH } from './accounts.facts.ts';
import * as shape from './account.schemas.ts';

/** By email or by phone: exactly one of them. */
const identified = { email: email.optional(), phone: phoneParts.optional() };
const exactlyOne = (given: { email?: unknown; phone?: unknown }) =>
  (given.email === undefined) !== (given.phone === undefined);
const exactlyOneMessage = { error: 'enter either an email address or a phone number', path: ['email'] };

const signInBody = z
  .object({ ...identified, password: givenPassword, deviceId: shape.deviceId, rememberMe: z.boolean().default(true) })
  .refine(exactlyOne, exactlyOneMessage);
const code = shape.phoneCode;
const signInErrors = ['invalid_credentials'] as const;
const codeErrors = ['code_invalid'] as const;
const sentCode = z.object({ sessionId: id, expiresAt: instant });

const beforeAnyoneIsKnown = unlisted('Nobody has proved who they are yet.');
const renewal = unlisted('Happens by itself every few minutes.');

/** Calls that open a session, or prepare one. */
export const signInRows = {
  signInProvider: endpoint({
    method: 'POST',
    path: '/v2/service-provider/account/sign-in',
    summary: 'Signs in a groomer, fleet owner, mechanic or renter.',
    access: anyone(),
    activity: 'Logged in',
    changes: [],
    body: signInBody,
    answer: shape.session,
    errors: signInErrors,
    limit: attemptsAt('signIn'),
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/v2/account/sign-in',
    summary: 'Signs in an account of any role, customers, staff and support included.',
    access: anyone(),
    activity: 'Logged in',
    changes: [],
    body: signInBody,
    answer: shape.session,
    errors: signInErrors,
    limit: attemptsAt('signIn'),
    addition: 'The specification shows no sign-in call for customers, staff and support.',
  }),
  requestSignInCode: endpoint({
    method: 'POST',
    path: '/v2/account/sign-in-code/request',
    summary: 'Texts a six-digit code. The answer does not reveal whether the number has an account.',
    access: anyone(),
    activity: beforeAnyoneIsKnown,
    changes: [],
    body: z.object({ phone: phoneParts, deviceId: shape.deviceId.optional() }),
    answer: sentCode,
    limit: attemptsAt('code'),
    addition: 'Sign-in by phone code.',
  }),
  signInWithCode: endpoint({
    method: 'POST',
    path: '/v2/account/sign-in-code/verify',
    summary: 'Signs in with the texted code.',
    access: anyone(),
    activity: 'Logged in with a texted code',
    changes: [],
    body: z.object({
      sessionId: ref('phoneCode.prove'),
      code,
      deviceId: shape.deviceId,
      rememberMe: z.boolean().default(true),
    }),
    answer: shape.session,
    errors: codeErrors,
    limit: ['codeTriesPerAddress'],
    addition: 'Sign-in by phone code.',
  }),
  requestCustomerSignUp: endpoint({
    method: 'POST',
    path: '/v2/customer/sign-up/check',
    summary: 'Starts the sign-up of a customer: texts a code to the number.',
    access: anyone(),
    activity: beforeAnyoneIsKnown,
    changes: [],
    body: z.object({ phone: phoneParts, deviceId: shape.deviceId.optional() }),
    answer: sentCode,
    limit: attemptsAt('code'),
    addition: 'Customer sign-up, mirroring the provider one.',
  }),
  verifyCustomerPhone: endpoint({
    method: 'POST',
    path: '/v2/customer/phone-code/verify',
    summary:
      'With the code of a sign-up: signs in whoever has an account. For a new number the code stays good for half an hour, to register with.',
    access: anyone(),
    activity: 'Logged in with a texted code',
    changes: [],
    body: z.object({
      sessionId: ref('phoneCode.prove'),
      code,
      deviceId: shape.deviceId,
      rememberMe: z.boolean().default(true),
    }),
    /** The session is there if the number has an account. */
    answer: shape.session.partial().extend({ isRegistered: z.boolean() }),
    errors: codeErrors,
    limit: ['codeTriesPerAddress'],
    addition: 'A visitor proves a number before anybody knows whether it has an account.',
  }),
  registerCustomer: endpoint({
    method: 'POST',
    path: '/v2/customer/sign-up/register',
    summary: 'Creates a customer account once the number is verified, and signs it in.',
    access: anyone(),
    activity: 'Created the account',
    changes: [],
    body: z.object({
      sessionId: ref('phoneCode.prove'),
      code,
      firstName: requiredText(MAX_PERSON_NAME_LENGTH),
      lastName: requiredText(MAX_PERSON_NAME_LENGTH),
      email: email.optional(),
      termsConditions: z.literal(true, { error: 'must be accepted' }),
      deviceId: shape.deviceId,
      rememberMe: z.boolean().default(true),
    }),
    answer: shape.session,
    errors: [...codeErrors, 'phone_taken'],
    limit: ['codeTriesPerAddress'],
    addition: 'Customer sign-up, mirroring the provider one.',
  }),
  refreshProviderToken: endpoint({
    method: 'POST',
    path: '/v2/service-provider/account/refresh-token',
    summary: 'Exchanges the refresh token for a new pair. A token used twice ends the session.',
    access: holderOfRefreshToken(),
    activity: renewal,
    changes: [],
    answer: shape.session,
    errors: ['jwt_auth_invalid_token', 'temporarily_unavailable'],
  }),
  refreshToken: endpoint({
    method: 'POST',
    path: '/v2/account/refresh-token',
    summary: 'Exchanges the refresh token of a session of any role.',
    access: holderOfRefreshToken(),
    activity: renewal,
    changes: [],
    answer: shape.session,
    errors: ['jwt_auth_invalid_token', 'temporarily_unavailable'],
    addition: 'Customers, staff and support renew their session too.',
  }),
  requestPasswordReset: endpoint({
    method: 'POST',
    path: '/v2/account/request-password-reset',
    summary:
      'Sends a link to set a new password by email or text. The answer does not reveal whether there is an account.',
    access: anyone(),
    activity: beforeAnyoneIsKnown,
    changes: [],
    body: z.object({ ...identified, deviceId: shape.deviceId.optional() }).refine(exactlyOne, exactlyOneMessage),
    limit: attemptsAt('reset'),
    addition: 'The reset-password screen needs it.',
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/v2/account/confirm-email',
    summary: 'Makes a new email address the one of the account, with the token of the link that was sent there.',
    access: anyone(),
    activity: 'Confirmed a new email',
    changes: ['account', 'profile'],
    body: z.object({ token: text(200, 20) }),
    errors: ['email_link_invalid'],
    limit: ['emailLinksPerAddress'],
    addition: 'An email address is used once it is proved.',
  }),
  checkResetLink: endpoint({
    method: 'GET',
    path: '/v2/account/reset-link',
    summary: 'Says whether a link to set a new password still works, so that the page can say so before the form.',
    access: anyone(),
    shows: [],
    query: z.object({ token: text(200, 1) }),
    answer: z.object({ valid: z.boolean() }),
    limit: ['resetTriesPerAddress'],
    addition: 'The reset-password screen needs it.',
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/v2/account/reset-password',
    summary: 'Sets a new password with the token of the link, and ends all sessions.',
    access: anyone(),
    activity: 'Reset the password',
    changes: [],
    body: z.object({ token: text(200, 20), password: chosenPassword }),
    errors: ['reset_link_invalid', 'password_too_weak'],
    limit: ['resetTriesPerAddress'],
    addition: 'The reset-password screen needs it.',
  }),
};
