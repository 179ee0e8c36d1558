import { byPolicy, ofSite, secret } from '../ability.ts';

export const ACCOUNTS_ABILITIES = {
  'session.end': byPolicy('sessions'),
  'passkey.change': byPolicy('passkeys'),
  'account.impersonate': byPolicy('accounts'),
  'account.readActivity': byPolicy('accounts'),
  'staffMember.entrust': byPolicy('accounts'),
  // Public, because the id alone is worth nothing: the texted code proves the phone.
  'phoneCode.prove': secret(ofSite('phone_codes')),
};
