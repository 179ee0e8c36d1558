import { PROVIDER_ROLES, ROLES, accountsContract } from '@tailgate/contract';
import { parsePhone } from '@tailgate/values';
import { found } from '../../platform/failure.ts';
import { bindModule, staged } from '../../platform/http/call.ts';
import { newId } from '../../platform/ids.ts';
import { deleteDocument, imagesById, listDocumentsOf } from '../attachments/index.ts';
import { saveDevice } from '../notifications/index.ts';
import { acceptCustomerTerms } from './accept-customer-terms.ts';
import { accountsPolicy } from './accounts.policy.ts';
import { accountById, customerProfileOf, insertClientEvent, isPhoneFree, searchPeople } from './accounts.queries.ts';
import { IMPERSONATED_ROLES, RESERVED_ADDRESSES, displayNameOf, withoutPersonalData } from './accounts.rules.ts';
import { changePassword, confirmSignIn, storeNewEmail } from './change-credentials.ts';
import { requestDeleteAccount, withdrawDeleteAccount } from './delete-account.ts';
import { waitingDeletion } from './deletions.queries.ts';
import { endSessions } from './end-sessions.ts';
import { auditStop, startImpersonation, stopImpersonation } from './impersonation.ts';
import { preferencesAnswer, profileAnswer, publicProfileAnswer, settingsAnswer } from './provider-answers.ts';
import { isVanityUrlFree, providerOf, publicProvider } from './providers.queries.ts';
import { answeredSession, refreshSession } from './refresh-session.ts';
import { customerAnswer } from './customer-answer.ts';
import { registerCustomer } from './register-customer.ts';
import { requestPhoneCode } from './request-phone-code.ts';
import { requestPasswordReset, resetPassword } from './reset-password.ts';
import { liveSession, sessionsOf } from './sessions.queries.ts';
import { signInWithCode } from './sign-in-with-code.ts';
import { signIn } from './sign-in.ts';
import { switchRole } from './switch-role.ts';
import { updatePreferences } from './update-preferences.ts';
import { updateProviderSettings } from './update-provider-settings.ts';

export const accountsRoutes = bindModule('accounts', accountsContract, {
  signInProvider: staged((call) => signIn(call, PROVIDER_ROLES)),
  signIn: staged((call) => signIn(call, ROLES)),
  requestSignInCode: staged((call) => requestPhoneCode(call, 'sign_in')),
  signInWithCode: staged(signInWithCode),
  requestCustomerSignUp: staged((call) => requestPhoneCode(call, 'customer_sign_up')),
  registerCustomer: staged(registerCustomer),
  refreshProviderToken: staged(refreshSession),
  refreshToken: staged(refreshSession),

  logOut: async ({ tx, platform, viewer, tellLive, forgetDevice }) => {
    await endSessions(tx, platform, tellLive, (session) => session('id', '=', viewer.sessionId), 'logged out');
    if (viewer.impersonatorId !== null) await auditStop(tx, viewer);
    forgetDevice();
  },
  logOutEverywhere: async ({ tx, platform, viewer, tellLive, forgetDevice }) => {
    await endSessions(
      tx,
      platform,
      tellLive,
      (session) => session('account_id', '=', viewer.accountId),
      'logged out everywhere',
    );
    forgetDevice();
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
  endSession: async ({ tx, platform, viewer, params, tellLive }) => {
    const own = accountsPolicy['session.end'](viewer);
    const ended = await endSessions(
      tx,
      platform,
      tellLive,
      (session) => session.and([session('id', '=', params.id), own(session)]),
      'ended from another device',
    );
    found(ended[0]);
  },

  confirmSignIn: staged(confirmSignIn),
  changePassword: staged(changePassword),
  changeEmail: (call) => storeNewEmail(call.tx, call, call.viewer, call.body.email),
  requestPasswordReset: staged(requestPasswordReset),
  resetPassword: staged(resetPassword),
  switchRole,
  startImpersonation,
  stopImpersonation,
  listPeople: async ({ tx, viewer, query: { search, ...page } }) => {
    const { rows, total } = await searchPeople(tx, search, page);
    const items = rows.map((row) => ({
      id: row.id,
      displayName: displayNameOf(row),
      email: row.email,
      phone: row.phone,
      roles: row.roles,
      canImpersonate:
        viewer.role === 'support' &&
        row.status === 'active' &&
        row.roles.some((role) => IMPERSONATED_ROLES.includes(role)),
    }));
    return { items, total, ...page };
  },

  getMe: async ({ tx, platform, viewer }) => {
    const account = await accountById(tx, viewer.accountId);
    const session = answeredSession(found(await liveSession(tx, viewer.sessionId, platform.clock.now())));
    const photos = await imagesById(tx, platform, [account.photo_file_id]);
    const deletion = await waitingDeletion(tx, viewer.accountId);
    return {
      role: session.role,
      roles: account.roles,
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
      deletionScheduledFor: deletion?.scheduled_for.toISOString() ?? null,
    };
  },
  getProviderAccount: async ({ tx, platform, viewer }) =>
    profileAnswer(tx, platform, await providerOf(tx, viewer.accountId), viewer.role),
  getCustomer: async ({ tx, viewer }) => customerAnswer(await customerProfileOf(tx, viewer.accountId)),
  acceptCustomerTerms,
  getProviderSettings: async ({ tx, platform, viewer }) =>
    settingsAnswer(tx, platform, await providerOf(tx, viewer.accountId)),
  updateProviderSettings: staged(updateProviderSettings),
  checkVanityUrl: async ({ tx, viewer, query: { vanityUrl } }) => ({
    available: !RESERVED_ADDRESSES.has(vanityUrl) && (await isVanityUrlFree(tx, vanityUrl, viewer.accountId)),
  }),
  getPreferences: async ({ tx, platform, viewer }) =>
    preferencesAnswer(tx, platform, await providerOf(tx, viewer.accountId)),
  updatePreferences,
  requestDeleteAccount,
  withdrawDeleteAccount,
  listDocuments: ({ tx, platform, viewer, query }) => listDocumentsOf(tx, platform, viewer.accountId, query),
  deleteDocument: ({ tx, viewer, params }) => deleteDocument(tx, viewer, params.id),
  getPublicProfile: async ({ tx, platform, params }) =>
    publicProfileAnswer(
      tx,
      platform,
      await publicProvider(tx, params.id, accountsPolicy['provider.readPublicProfile']()),
    ),
  verifyPhoneNumber: staged(async ({ finish, platform, origin, query }) => {
    await platform.limits.spend({ phoneLookupPerAddress: origin.address });
    const phone = parsePhone(query.phone);
    if (phone === undefined) return { valid: false, available: false };
    return await finish(async (tx) => ({ valid: true, available: await isPhoneFree(tx, phone) }));
  }),
  saveDeviceInfo: async ({ tx, platform, viewer, body }) =>
    saveDevice(tx, {
      site_id: viewer.siteId,
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
  logEvent: staged(async ({ finish, platform, viewer, body }) => {
    await platform.limits.spend({ clientEventsPerAccount: viewer.accountId });
    await finish((tx) =>
      insertClientEvent(tx, {
        id: newId(),
        site_id: viewer.siteId,
        account_id: viewer.accountId,
        impersonator_id: viewer.impersonatorId,
        message: withoutPersonalData(body.message),
        at: platform.clock.now(),
      }),
    );
  }),
});
