import { generateKeyPairSync } from 'node:crypto';

import { newWebPushKeys } from '@tailgate/server/operating';

/** What the vendors of push notifications know us by: a Firebase service account, and the keys of web push (VAPID). */
export interface PushIdentity {
  fcm: { publicKey: string; privateKey: string };
  vapid: { publicKey: string; privateKey: string };
}

export const FCM_PROJECT = 'tailgate-dev';
export const FCM_CLIENT_EMAIL = `push@${FCM_PROJECT}.iam.gserviceaccount.com`;

export function makePushIdentity(): PushIdentity {
  const rsa = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return {
    fcm: { publicKey: rsa.publicKey, privateKey: rsa.privateKey },
    vapid: newWebPushKeys(),
  };
}

/** As Firebase hands it over, in one line: base64 of the service account's JSON. */
export const serviceAccountOf = ({ fcm }: PushIdentity): string =>
  Buffer.from(
    JSON.stringify({
      type: 'service_account',
      project_id: FCM_PROJECT,
      private_key_id: 'sandbox',
      private_key: fcm.privateKey,
      client_email: FCM_CLIENT_EMAIL,
    }),
  ).toString('base64');

/** What the stand-in has to know of the account, to check who calls as the vendor would. */
export const sandboxPushEnvironment = ({ fcm }: PushIdentity): Record<string, string> => ({
  SANDBOX_FCM_PROJECT: FCM_PROJECT,
  SANDBOX_FCM_CLIENT_EMAIL: FCM_CLIENT_EMAIL,
  SANDBOX_FCM_PUBLIC_KEY: Buffer.from(fcm.publicKey).toString('base64'),
});
