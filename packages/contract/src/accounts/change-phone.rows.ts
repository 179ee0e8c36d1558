import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { ROLES } from '../roles.ts';
import { givenPassword, instant, phoneParts } from '../schemas.ts';
import * as shape from './account.schemas.ts';

const access = signedInAs(ROLES, { whileImpersonating: 'barred' });

/** A new phone number, proved by a code that is texted there. */
export const changePhoneRows = {
  changePhone: endpoint({
    method: 'POST',
    path: '/v2/account/change-phone',
    summary: 'Texts a code to a new phone number. The answer does not reveal whether the number has an account.',
    access,
    activity: 'Requested a phone number change',
    changes: [],
    // Omitted by accounts without a password, which need a fresh sign-in instead.
    body: z.object({ phone: phoneParts, currentPassword: givenPassword.optional() }),
    answer: z.object({ expiresAt: instant }),
    errors: ['invalid_credentials', 'fresh_sign_in_required'],
    limit: ['confirmPerSession', 'phoneChangesPerAccount', 'phoneChangesPerPhone'],
    addition: 'People change their number; customers log in with it.',
  }),
  confirmPhone: endpoint({
    method: 'POST',
    path: '/v2/account/confirm-phone',
    summary: 'With the newest code that was texted for it, the new phone number becomes the one of the account.',
    access,
    activity: 'Changed the phone number',
    changes: ['account', 'profile'],
    body: z.object({ code: shape.phoneCode }),
    errors: ['code_invalid'],
    limit: ['phoneCodeTriesPerAccount'],
    addition: 'The second half of a phone number change.',
  }),
};
