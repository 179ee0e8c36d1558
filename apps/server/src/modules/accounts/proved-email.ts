import type { ProvedEmail } from '../notifications/index.ts';

/** `accounts.email` is written when its link was opened (`confirmEmail`), and at no other time. */
export const provedEmailOf = (account: { readonly email: string | null }): ProvedEmail | null =>
  account.email as ProvedEmail | null;
