import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { CallAnswer } from '@tailgate/contract';
import { call } from '../api/call.ts';
import { enter } from './change-session.ts';
import { deviceId } from './device-id.ts';
import type { Session } from './session.ts';

/*
 * Each asks the server for a challenge, the browser for a signature, and the server whether it is right. Loaded when a
 * passkey is used: most visits need none of it.
 */

export const signInWithPasskey = async (rememberMe: boolean): Promise<Session> => {
  const optionsJSON = await call('POST /v2/account/passkey-sign-in/options');
  const credential = await startAuthentication({ optionsJSON });
  return enter(
    await call('POST /v2/account/passkey-sign-in', { body: { credential, deviceId: deviceId(), rememberMe } }),
  );
};

export const passSecondStepWithPasskey = async (): Promise<true> => {
  const optionsJSON = await call('POST /v2/account/second-step/passkey/options');
  const credential = await startAuthentication({ optionsJSON });
  return await call('POST /v2/account/second-step/passkey', { body: { credential } });
};

export const addPasskey = async (name: string): Promise<CallAnswer<'POST /v2/account/passkeys'>> => {
  const optionsJSON = await call('POST /v2/account/passkeys/options');
  const credential = await startRegistration({ optionsJSON });
  return await call('POST /v2/account/passkeys', { body: { credential, name } });
};
