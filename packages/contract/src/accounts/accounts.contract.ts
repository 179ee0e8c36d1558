import { z } from 'zod';
import { anyone, signedInAs } from '../access.ts';
import { unlisted } from '../activity.ts';
import { DUTY_FOR } from '../duties.ts';
import { endpoint } from '../endpoint.ts';
import { providerMachine } from '../providers/provider.machine.ts';
import { ref } from '../reference.ts';
import { PROVIDER_ROLES, ROLES } from '../roles.ts';
import {
  chosenPassword,
  email,
  givenPassword,
  id,
  instant,
  pageOf,
  pageQuery,
  requiredText,
  text,
} from '../schemas.ts';
import { MAX_IMPERSONATION_REASON_LENGTH, MAX_LOGGED_MESSAGE_LENGTH, PEOPLE_SORTS } from './accounts.facts.ts';
import { activityRows } from './activity.rows.ts';
import { changePhoneRows } from './change-phone.rows.ts';
import { confirmByCodeRows } from './confirm-by-code.rows.ts';
import { customerProfileRows } from './customer-profile.rows.ts';
import { AWAITING } from './second-step.facts.ts';
import { factorRows } from './second-step.rows.ts';
import { signInRows } from './sign-in.rows.ts';
import { teamRows } from './team.rows.ts';
import * as shape from './account.schemas.ts';

export const accountsContract = {
  ...signInRows,
  ...activityRows,
  ...factorRows,
  ...changePhoneRows,
  ...confirmByCodeRows,
  ...teamRows,
  ...customerProfileRows,
  acceptCustomerTerms: endpoint({
    method: 'POST',
    path: '/v2/customer/accept-terms',
    summary: 'Accepts the terms for a customer whose account was created by a groomer; the account becomes active.',
    access: signedInAs(['customer'], { whileImpersonating: 'barred' }),
    activity: 'Accepted the terms',
    changes: ['account', 'agreements'],
    body: z.object({ termsConditions: z.literal(true, { error: 'must be accepted' }) }),
    answer: shape.customerProfile,
    errors: ['not_found'],
    addition: 'Customers accept the terms themselves; the specification shows no call for it.',
  }),
  logOut: endpoint({
    method: 'POST',
    path: '/v2/account/logout',
    summary: 'Ends this session, or the impersonation while there is one.',
    access: signedInAs(ROLES, { whileImpersonating: 'allowed', endsSession: true, whileAwaiting: AWAITING }),
    activity: 'Logged out',
    changes: [],
  }),
  logOutEverywhere: endpoint({
    method: 'POST',
    path: '/v2/account/logout-everywhere',
    summary: 'Ends every session of the account.',
    access: signedInAs(ROLES, { whileImpersonating: 'barred', endsSession: true }),
    activity: 'Logged out everywhere',
    changes: [],
    addition: 'A lost phone must not stay signed in.',
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/v2/account/sessions',
    summary: 'Lists the sessions of the account with their devices.',
    access: signedInAs(ROLES),
    shows: ['sessions'],
    query: z.object(pageQuery),
    answer: pageOf(
      z.object({ id, device: z.string(), createdAt: instant, lastUsedAt: instant, isCurrent: z.boolean() }),
    ),
    addition: 'Lets a person notice an unknown device before signing out everywhere.',
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/v2/account/sessions/:id',
    summary: 'Ends one other session of the account.',
    access: signedInAs(ROLES, { whileImpersonating: 'barred' }),
    activity: 'Logged out another device',
    changes: ['sessions'],
    params: z.object({ id: ref('session.end') }),
    errors: ['not_found'],
    addition: 'A lost phone must not stay signed in.',
  }),
  confirmSignIn: endpoint({
    method: 'POST',
    path: '/v2/account/confirm-sign-in',
    summary: 'Confirms the password, so that the session counts as freshly signed in for the next minutes.',
    access: signedInAs(ROLES, { whileImpersonating: 'barred' }),
    activity: 'Confirmed the password',
    changes: [],
    body: z.object({ password: givenPassword }),
    errors: ['invalid_credentials'],
    limit: ['confirmPerSession'],
    addition: 'Changes of password, email and payouts require a fresh sign-in.',
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/v2/account/change-password',
    summary: 'Sets a new password, ends all other sessions and notifies the account holder.',
    access: signedInAs(ROLES, { whileImpersonating: 'barred', freshSignIn: true }),
    activity: 'Changed the password',
    changes: ['account', 'sessions'],
    body: z.object({ password: chosenPassword }),
    errors: ['password_too_weak'],
    addition: 'Separate from the settings call, with a fresh sign-in.',
  }),
  changeEmail: endpoint({
    method: 'POST',
    path: '/v2/account/change-email',
    summary: 'Sends a link to a new email address, which becomes the one of the account when it is opened.',
    access: signedInAs(ROLES, { whileImpersonating: 'barred' }),
    activity: 'Requested an email change',
    changes: ['account'],
    // Omitted by accounts without a password, which need a fresh sign-in instead.
    body: z.object({ email, currentPassword: givenPassword.optional() }),
    errors: ['invalid_credentials', 'fresh_sign_in_required'],
    limit: ['confirmPerSession', 'emailChangesPerAccount', 'emailChangesPerEmail'],
    addition: 'Separate from the settings call, with the current password.',
  }),
  cancelEmailChange: endpoint({
    method: 'DELETE',
    path: '/v2/account/change-email',
    summary: 'Keeps the email address as it is; a link that was sent no longer works.',
    access: signedInAs(ROLES, { whileImpersonating: 'barred' }),
    activity: 'Canceled an email change',
    changes: ['account'],
    addition: 'A link may have gone to a mistyped address.',
  }),
  switchRole: endpoint({
    method: 'POST',
    path: '/v2/account/switch-role',
    summary: 'Continues the session in another role that the account holds.',
    access: signedInAs(ROLES, { whileImpersonating: 'allowed', withRefreshToken: true }),
    activity: 'Switched role',
    changes: [],
    body: z.object({ role: shape.role }),
    answer: shape.session,
    errors: ['role_not_held'],
    addition: 'The switch-role screen needs it.',
  }),
  startImpersonation: endpoint({
    method: 'POST',
    path: '/v2/account/impersonation',
    summary: 'Starts acting as a groomer or fleet owner for a limited time. Audited.',
    access: signedInAs(['support'], { whileImpersonating: 'barred', withRefreshToken: true }),
    activity: 'Support access started',
    changes: [],
    body: z.object({
      accountId: ref('account.impersonate'),
      reason: requiredText(MAX_IMPERSONATION_REASON_LENGTH),
      deviceId: shape.deviceId,
    }),
    answer: shape.session,
    errors: ['not_found'],
    addition: 'The impersonate screen needs it.',
  }),
  stopImpersonation: endpoint({
    method: 'POST',
    path: '/v2/account/impersonation/stop',
    summary: "Ends the impersonation and returns the support agent's own session.",
    access: signedInAs(PROVIDER_ROLES, { whileImpersonating: 'allowed', withRefreshToken: true }),
    activity: 'Support access ended',
    changes: [],
    answer: shape.session,
    errors: ['conflict'],
    addition: 'Log-out ends an impersonation.',
  }),
  listPeople: endpoint({
    method: 'GET',
    path: '/v2/account/people',
    summary: 'Finds people of the site by name, email or phone.',
    access: signedInAs(['staff', 'support'], { duty: DUTY_FOR.people }),
    shows: [],
    query: z.object({
      ...pageQuery,
      search: text(100).trim().default(''),
      role: shape.role.optional(),
      status: z.enum(providerMachine.states).optional(),
      sort: z.enum(PEOPLE_SORTS).default('name'),
    }),
    answer: pageOf(shape.person).extend({
      /** For each value of a filter, with the search and the other filter applied. */
      counts: z.object({
        role: z.record(shape.role, z.number().int()),
        status: z.record(z.enum(providerMachine.states), z.number().int()),
      }),
    }),
    addition: 'Support needs to find the person to help.',
  }),
  countSignUps: endpoint({
    method: 'GET',
    path: '/v2/account/people/sign-ups',
    summary: 'How many people signed up in each of the last weeks, Monday to Sunday in UTC.',
    access: signedInAs(['staff', 'support'], { duty: DUTY_FOR.people }),
    shows: [],
    answer: z.object({ weeks: z.array(z.object({ week: z.iso.date(), people: z.number().int() })) }),
    addition: 'The home of staff shows how the site grows.',
  }),
  getMe: endpoint({
    method: 'GET',
    path: '/v2/account/me',
    summary: 'The signed-in account, its roles, and who impersonates it.',
    access: signedInAs(ROLES),
    shows: ['account'],
    answer: shape.session
      .pick({
        role: true,
        roles: true,
        duties: true,
        orderId: true,
        impersonatorId: true,
        impersonatorName: true,
        user: true,
      })
      .extend({
        firstName: z.string(),
        lastName: z.string(),
        phone: z.string().nullable(),
        /** Without one, people log in with a texted code. */
        hasPassword: z.boolean(),
        /** Wanted, but not proved yet. */
        pendingEmail: z.string().nullable(),
        deletionScheduledFor: instant.nullable(),
        deletionRequest: shape.deletionRequest.nullable(),
      }),
    addition: 'Staff and support have no profile call of their own.',
  }),
  requestDeleteAccount: endpoint({
    method: 'POST',
    path: '/v2/account/request-delete-account',
    summary: 'Requests deletion of the account after a grace period.',
    access: signedInAs(ROLES, { whileImpersonating: 'barred', freshSignIn: true }),
    activity: 'Requested account deletion',
    changes: ['account'],
    answer: shape.deletionRequest,
    errors: ['last_owner'],
  }),
  withdrawDeleteAccount: endpoint({
    method: 'POST',
    path: '/v2/account/withdraw-delete-account',
    summary: 'Withdraws the deletion request within the grace period.',
    access: signedInAs(ROLES, { whileImpersonating: 'barred' }),
    activity: 'Canceled account deletion',
    changes: ['account'],
    errors: ['not_found', 'illegal_transition'],
    addition: 'A grace period is useful only if the request can be withdrawn.',
  }),
  verifyPhoneNumber: endpoint({
    method: 'GET',
    path: '/v2/account/verify-phone-number',
    summary:
      'Whether a phone number is well-formed. Not whether it has an account: that shows only to whoever has the code texted to it.',
    access: anyone(),
    shows: [],
    query: z.object({ phone: text(32, 1) }),
    answer: z.object({ valid: z.boolean() }),
    limit: ['phoneLookupPerAddress'],
  }),
  saveDeviceInfo: endpoint({
    method: 'POST',
    path: '/v1/user/device-meta-data',
    summary: 'Registers the device and its push token.',
    // Otherwise notifications of the impersonated account would reach the support agent's own phone.
    access: signedInAs(ROLES, { whileImpersonating: 'barred' }),
    activity: unlisted('The app reports its device at every start.'),
    changes: [],
    body: shape.deviceInfo,
  }),
  logEvent: endpoint({
    method: 'POST',
    path: '/v1/logEvent',
    summary: 'Stores a short log message of the client with the account (and impersonator) of the token.',
    access: signedInAs(ROLES, { whileImpersonating: 'allowed' }),
    activity: unlisted('Written by the app, not by the person.'),
    changes: [],
    body: z.object({ message: requiredText(MAX_LOGGED_MESSAGE_LENGTH) }),
    limit: ['clientEventsPerAccount'],
  }),
};
