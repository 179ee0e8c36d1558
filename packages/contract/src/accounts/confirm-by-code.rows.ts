import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { unlisted } from '../activity.ts';
import { endpoint } from '../endpoint.ts';
import { PROVIDER_ROLES } from '../roles.ts';
import { instant } from '../schemas.ts';
import * as shape from './account.schemas.ts';

// Staff and support always have a password.
const access = signedInAs([...PROVIDER_ROLES, 'customer'], { whileImpersonating: 'barred' });
const addition = 'Customers log in by code: they have no password with which they could confirm a change.';

/** For accounts without a password: a texted code instead of it. */
export const confirmByCodeRows = {
  requestConfirmCode: endpoint({
    method: 'POST',
    path: '/v2/account/confirm-sign-in/code',
    summary: 'Texts a code to the phone of an account without a password. It works in this session only.',
    access,
    activity: unlisted('What follows from it is listed.'),
    changes: [],
    answer: z.object({ phoneEnding: z.string(), expiresAt: instant }),
    errors: ['conflict'],
    limit: ['ownerCodesPerAccount'],
    addition,
  }),
  confirmSignInByCode: endpoint({
    method: 'POST',
    path: '/v2/account/confirm-sign-in/with-code',
    summary:
      'With the newest code that was texted for it, the session of an account without a password counts as freshly signed in for the next minutes.',
    access,
    activity: 'Confirmed the login with a code',
    changes: [],
    body: z.object({ code: shape.phoneCode }),
    errors: ['code_invalid'],
    limit: ['phoneCodeTriesPerAccount'],
    addition,
  }),
};
