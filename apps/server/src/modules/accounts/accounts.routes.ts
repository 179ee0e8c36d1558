import { PROVIDER_ROLES, ROLES, SIGN_UP_WEEKS, accountsContract, providerMachine } from '@tailgate/contract';
import { parsePhone } from '@tailgate/values';
import { switchRole } from '../../flows/switch-role.ts';
import { activityOf } from '../../platform/audit/activity.queries.ts';
import { found } from '../../platform/failure.ts';
import { bindModule, staged } from '../../platform/http/call.ts';
import { newId } from '../../platform/ids.ts';
import { countPeople, findPeople, personById, signUpsByWeek } from '../../views/people.ts';
import { imagesById } from '../attachments/index.ts';
import { saveDevice } from '../notifications/index.ts';
import { accountsPolicy } from './accounts.policy.ts';
import { accountById, customerProfileOf, insertClientEvent, namesOf, oneAccount } from './accounts.queries.ts';
import { displayNameOf, withoutPersonalData } from './accounts.rules.ts';
import { changePassword, confirmSignIn } from './credentials/change-credentials.ts';
import { changeEmail, confirmEmail } from './credentials/change-email.ts';
import { changePhone, confirmPhone } from './credentials/change-phone.ts';
import { confirmSignInByCode, requestConfirmCode } from './credentials/confirm-by-code.ts';
import { deleteEmailChange, waitingEmailChange } from './credentials/email-changes.queries.ts';
import { checkResetLink, requestPasswordReset, resetPassword } from './credentials/reset-password.ts';
import { acceptCustomerTerms } from './customers/accept-customer-terms.ts';
import { customerAnswer } from './customers/customer-answer.ts';
import { registerCustomer } from './customers/register-customer.ts';
import { verifyCustomerPhone } from './customers/verify-customer-phone.ts';
import { waitingDeletion } from './deletion/deletions.queries.ts';
import { deletionRequestAnswer, requestDeleteAccount } from './deletion/request-delete-account.ts';
import { withdrawDeleteAccount } from './deletion/withdraw-delete-account.ts';
import { personAnswer } from './person-answer.ts';
import { requestPhoneCode } from './phone-codes/request-phone-code.ts';
import { factorHandlers } from './second-step/second-step.handlers.ts';
import { endSessions } from './sessions/end-sessions.ts';
import { startImpersonation, stopImpersonation } from './sessions/impersonation.ts';
import { answeredSession, refreshSession } from './sessions/refresh-session.ts';
import { LOGGED_OUT, liveSession, sessionsOf } from './sessions/sessions.queries.ts';
import { signInWithCode } from './sessions/sign-in-with-code.ts';
import { signIn } from './sessions/sign-in.ts';
import { activityAnswer, personActivityAnswer } from './team/activity-answers.ts';
import { readAuditLog } from './team/audit-log.ts';
import { giveDuty } from './team/give-duty.ts';
import { takeDuty } from './team/take-duty.ts';
import { teamMemberAnswer } from './team/team-member-answer.ts';
import { findTeam } from './team/team.queries.ts';
import { updateOwnProfile } from './update-own-profile.ts';

/** All values, also those that nobody has. */
const countsOf = <Value extends string>(values: readonly Value[], counted: ReadonlyMap<Value, number>) =>
  Object.fromEntries(values.map((value) => [value, counted.get(value) ?? 0])) as Record<Value, number>;

export const accountsRoutes = bindModule('accounts', accountsContract, accountsPolicy, {
  signInProvider: staged((call) => signIn(call, PROVIDER_ROLES)),
  signIn: staged((call) => signIn(call, ROLES)),
  ...factorHandlers,
  requestSignInCode: staged((call) => requestPhoneCode(call, 'sign_in')),
  signInWithCode: staged(signInWithCode),
  requestCustomerSignUp: staged((call) => requestPhoneCode(call, 'customer_sign_up')),
  verifyCustomerPhone: staged(verifyCustomerPhone),
  registerCustomer: staged(registerCustomer),
  refreshProviderToken: staged(refreshSession),
  refreshToken: staged(refreshSession),

  logOut: async ({ tx, platform, viewer }) => {
    await endSessions(tx, { which: (session) => session('id', '=', viewer.sessionId), because: LOGGED_OUT }, platform);
  },
  logOutEverywhere: async ({ tx, platform, viewer }) => {
    await endSessions(
      tx,
      { which: (session) => session('account_id', '=', viewer.accountId), because: 'logged out everywhere' },
      platform,
    );
  },
  listSessions: async ({ tx, platform, viewer, query }) => {
    const { rows, total } = await sessionsOf(tx, viewer.accountId, platform.clock.now(), query);
    const items = rows.map((row) => ({
      id: row.id,
      device: row.device_name,
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at.toISOString(),
      isCurrent: row.id === viewer.sessionId,
    }));
    return { items, total, ...query };
  },
  endSession: async ({ tx, platform, params, allowed }) => {
    const ended = await endSessions(tx, { which: allowed(params.id), because: 'ended from another device' }, platform);
    found(ended[0]);
  },

  confirmSignIn: staged(confirmSignIn),
  requestConfirmCode: staged(requestConfirmCode),
  confirmSignInByCode: staged(confirmSignInByCode),
  changePassword: staged(changePassword),
  changeEmail: staged(changeEmail),
  cancelEmailChange: ({ tx, viewer }) => deleteEmailChange(tx, viewer.accountId),
  confirmEmail: staged(confirmEmail),
  changePhone: staged(changePhone),
  confirmPhone: staged(confirmPhone),
  requestPasswordReset: staged(requestPasswordReset),
  checkResetLink: staged(checkResetLink),
  resetPassword: staged(resetPassword),
  switchRole: staged(switchRole),
  startImpersonation: staged(startImpersonation),
  stopImpersonation: staged(stopImpersonation),
  listPeople: async ({ tx, viewer, query: { search, role, status, sort, ...page } }) => {
    const filter = { search, role, status };
    const { rows, total } = await findPeople(tx, filter, sort, page);
    const counts = await countPeople(tx, filter);
    const items = rows.map((row) => personAnswer(viewer, row));
    return {
      items,
      total,
      ...page,
      counts: {
        role: countsOf(ROLES, counts.roles),
        status: countsOf(providerMachine.states, counts.statuses),
      },
    };
  },
  listActivity: async ({ tx, viewer, query }) => {
    const { rows, total } = await activityOf(tx, viewer.accountId, query);
    return { items: rows.map(activityAnswer), total, ...query };
  },
  listPersonActivity: async ({ tx, viewer, allowed, params, query }) => {
    const { id } = await oneAccount(tx, allowed(params.id));
    const { rows, total } = await activityOf(tx, id, query);
    const names = await namesOf(tx, [...new Set(rows.flatMap((row) => row.impersonator_id ?? []))]);
    return {
      person: personAnswer(viewer, await personById(tx, id)),
      items: rows.map((row) => personActivityAnswer(row, names)),
      total,
      ...query,
    };
  },
  listAuditLog: ({ tx, query }) => readAuditLog(tx, query),
  listTeam: async ({ tx, query }) => {
    const { rows, total } = await findTeam(tx, query);
    return { items: rows.map(teamMemberAnswer), total, ...query };
  },
  giveDuty: ({ tx, params, allowed }) => giveDuty(tx, { member: allowed(params.id), duty: params.duty }),
  takeDuty: ({ tx, params, allowed }) => takeDuty(tx, { member: allowed(params.id), duty: params.duty }),
  countSignUps: async ({ tx, platform }) => ({
    weeks: await signUpsByWeek(tx, platform.clock.now(), SIGN_UP_WEEKS),
  }),

  getMe: async ({ tx, platform, viewer }) => {
    const account = await accountById(tx, viewer.accountId);
    const session = answeredSession(found(await liveSession(tx, viewer.sessionId, platform.clock.now())));
    const photos = await imagesById(tx, [account.photo_file_id], platform);
    const deletion = await waitingDeletion(tx, viewer.accountId);
    const emailChange = await waitingEmailChange(tx, viewer.accountId, platform.clock.now());
    const deletionRequest = deletion ? deletionRequestAnswer(viewer, deletion, platform.clock.now()) : null;
    return {
      role: session.role,
      roles: account.roles,
      duties: account.duties,
      orderId: session.orderId,
      impersonatorId: session.impersonator?.id ?? null,
      impersonatorName: session.impersonator?.name ?? null,
      user: {
        id: account.id,
        displayName: displayNameOf(account),
        email: account.email,
        photoURL: photos.get(account.photo_file_id ?? '')?.sizes.thumbnail ?? null,
      },
      firstName: account.first_name,
      lastName: account.last_name,
      phone: account.phone,
      hasPassword: account.password_hash !== null,
      pendingEmail: emailChange?.email ?? null,
      deletionScheduledFor: deletionRequest?.scheduledFor ?? null,
      deletionRequest,
    };
  },
  getCustomer: async ({ tx, viewer }) => customerAnswer(await customerProfileOf(tx, viewer.accountId)),
  updateOwnProfile: ({ tx, viewer, body }) => updateOwnProfile(tx, viewer, body),
  acceptCustomerTerms: ({ tx, viewer, platform }) => acceptCustomerTerms(tx, viewer, platform),
  requestDeleteAccount: ({ tx, viewer, platform }) => requestDeleteAccount(tx, viewer, platform),
  withdrawDeleteAccount: ({ tx, viewer, platform }) => withdrawDeleteAccount(tx, viewer, platform),
  // Looks no number up: what is not read shows neither in the answer nor in its time.
  verifyPhoneNumber: ({ query }) => ({ valid: parsePhone(query.phone) !== undefined }),
  saveDeviceInfo: async ({ tx, platform, viewer, body }) =>
    saveDevice(tx, {
      account_id: viewer.accountId,
      device_id: body.deviceId,
      push_token: body.fcmToken,
      device_name: body.deviceName ?? null,
      os: body.os ?? null,
      os_version: body.osVersion ?? null,
      browser: body.browser ?? null,
      browser_version: body.browserVersion ?? null,
      app_version: body.appVersion ?? null,
      app_bundle_version: body.appBundleVersion ?? null,
      updated_at: platform.clock.now(),
    }),
  logEvent: ({ tx, platform, viewer, body }) =>
    insertClientEvent(tx, {
      id: newId(),
      account_id: viewer.accountId,
      impersonator_id: viewer.impersonatorId,
      message: withoutPersonalData(body.message),
      at: platform.clock.now(),
    }),
});
