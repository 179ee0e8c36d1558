import { isPrivileged, type accountsContract } from '@tailgate/contract';
import { found } from '../../../platform/failure.ts';
import { staged, type Handlers } from '../../../platform/http/call.ts';
import { accountById } from '../accounts.queries.ts';
import { addPasskey } from './add-passkey.ts';
import { confirmAuthenticatorApp } from './confirm-authenticator-app.ts';
import { authenticatorAppOf, factorsOf, recoveryCodesLeft, renamePasskey } from './factors.queries.ts';
import {
  passSecondStepWithCode,
  passSecondStepWithPasskey,
  passSecondStepWithRecoveryCode,
} from './pass-second-step.ts';
import { requestAssertion, requestCreation } from './passkey-ceremonies.ts';
import { passkeysOf } from './passkeys.queries.ts';
import { removeAuthenticatorApp } from './remove-authenticator-app.ts';
import { removePasskey } from './remove-passkey.ts';
import { replaceRecoveryCodes } from './replace-recovery-codes.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';
import { startAuthenticatorApp } from './start-authenticator-app.ts';

type FactorRow =
  | 'requestPasskeySignIn'
  | 'signInWithPasskey'
  | 'getSecondStep'
  | 'requestSecondStepPasskey'
  | 'passSecondStepWithPasskey'
  | 'passSecondStepWithCode'
  | 'passSecondStepWithRecoveryCode'
  | 'requestPasskey'
  | 'addPasskey'
  | 'startAuthenticatorApp'
  | 'confirmAuthenticatorApp'
  | 'getSecurity'
  | 'renamePasskey'
  | 'removePasskey'
  | 'removeAuthenticatorApp'
  | 'replaceRecoveryCodes';

/** Part of the routes of the module. */
export const factorHandlers: Handlers<Pick<typeof accountsContract, FactorRow>> = {
  requestPasskeySignIn: ({ tx, platform }) =>
    requestAssertion(tx, { sessionId: null, purpose: 'sign_in' }, null, platform),
  signInWithPasskey: staged(signInWithPasskey),

  getSecondStep: async ({ tx, viewer }) => {
    const { passkeys, authenticatorApp } = await factorsOf(tx, viewer.accountId);
    const left = await recoveryCodesLeft(tx, viewer.accountId);
    return { passkey: passkeys > 0, authenticatorApp, recoveryCode: left > 0 };
  },
  requestSecondStepPasskey: ({ tx, viewer: { sessionId, accountId }, platform }) =>
    requestAssertion(tx, { sessionId, purpose: 'second_step' }, accountId, platform),
  passSecondStepWithPasskey: staged(passSecondStepWithPasskey),
  passSecondStepWithCode: staged(passSecondStepWithCode),
  passSecondStepWithRecoveryCode: staged(passSecondStepWithRecoveryCode),

  requestPasskey: async ({ tx, viewer: { sessionId, accountId }, platform }) =>
    requestCreation(tx, { sessionId, purpose: 'enrolment' }, await accountById(tx, accountId), platform),
  addPasskey: staged(addPasskey),
  startAuthenticatorApp: ({ tx, viewer, platform }) => startAuthenticatorApp(tx, viewer, platform),
  confirmAuthenticatorApp: ({ tx, viewer, body, platform }) => confirmAuthenticatorApp(tx, viewer, body, platform),

  getSecurity: async ({ tx, viewer: { accountId } }) => {
    const app = await authenticatorAppOf(tx, accountId);
    const passkeys = await passkeysOf(tx, accountId);
    return {
      passkeys: passkeys.map(({ id, name, created_at: createdAt, last_used_at: lastUsedAt }) => ({
        id,
        name,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
      authenticatorApp: app?.confirmed_at ? { addedAt: app.confirmed_at.toISOString() } : null,
      recoveryCodesLeft: await recoveryCodesLeft(tx, accountId),
      isRequired: isPrivileged((await accountById(tx, accountId)).roles),
    };
  },
  renamePasskey: async ({ tx, params, allowed, body }) => {
    found(await renamePasskey(tx, allowed(params.id), body.name));
  },
  removePasskey: ({ tx, viewer, params, allowed, platform }) =>
    removePasskey(tx, viewer, { passkey: allowed(params.id) }, platform),
  removeAuthenticatorApp: ({ tx, viewer, platform }) => removeAuthenticatorApp(tx, viewer, platform),
  replaceRecoveryCodes: ({ tx, viewer, platform }) => replaceRecoveryCodes(tx, viewer, platform),
};
