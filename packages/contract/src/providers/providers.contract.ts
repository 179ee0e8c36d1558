import { z } from 'zod';
import { anyone, signedInAs } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { ref } from '../reference.ts';
import { PROVIDER_ROLES } from '../roles.ts';
import { id, instant, pageOf, pageQuery, text } from '../schemas.ts';
import * as shape from './provider.schemas.ts';

export const providersContract = {
  getProviderAccount: endpoint({
    method: 'GET',
    path: '/v2/service-provider/account',
    summary: "The provider's own profile.",
    access: signedInAs(PROVIDER_ROLES),
    shows: ['profile'],
    answer: shape.providerProfile,
  }),
  getProviderSettings: endpoint({
    method: 'GET',
    path: '/v1/groomer/settings',
    summary: 'The settings that the provider can edit; never the password.',
    access: signedInAs(PROVIDER_ROLES),
    shows: ['profile'],
    answer: shape.providerSettings,
  }),
  updateProviderSettings: endpoint({
    method: 'POST',
    path: '/v2/service-provider/account/settings',
    summary:
      'Changes the given settings. A new password asks for a fresh sign-in, a new email for the current password and is proved by link first.',
    access: signedInAs(PROVIDER_ROLES, { whileImpersonating: 'allowed' }),
    activity: 'Changed account settings',
    changes: ['account', 'profile', 'sign-up'],
    body: shape.providerSettingsUpdate,
    answer: shape.providerSettings,
    errors: [
      'vanity_url_taken',
      'password_too_weak',
      'invalid_credentials',
      'fresh_sign_in_required',
      'impersonation_barred',
      'not_found',
    ],
    limit: ['confirmPerSession', 'emailChangesPerAccount'],
  }),
  checkVanityUrl: endpoint({
    method: 'GET',
    path: '/v2/service-provider/account/check-vanity-url',
    summary: 'Whether a public page address is available: not taken, and not reserved.',
    access: signedInAs(PROVIDER_ROLES),
    shows: [],
    query: z.object({ vanityUrl: shape.vanityUrl }),
    answer: z.object({ available: z.boolean() }),
    addition: 'The settings screen checks the address while the provider types.',
  }),
  getPreferences: endpoint({
    method: 'GET',
    path: '/v2/service-provider/account/preferences',
    summary: 'Maximum pet weight, distance, breeds not taken, interface preferences, driver’s license.',
    access: signedInAs(PROVIDER_ROLES),
    shows: ['preferences'],
    answer: shape.preferences,
  }),
  updatePreferences: endpoint({
    method: 'POST',
    path: '/v2/service-provider/account/preferences',
    summary: 'Changes the given preferences.',
    access: signedInAs(PROVIDER_ROLES, { whileImpersonating: 'allowed' }),
    activity: 'Changed preferences',
    changes: ['preferences', 'sign-up'],
    body: shape.preferencesUpdate,
    answer: shape.preferences,
    errors: ['not_found'],
  }),
  listDocuments: endpoint({
    method: 'GET',
    path: '/v2/service-provider/account/documents',
    summary: "The provider's own documents, optionally filtered by title.",
    access: signedInAs(PROVIDER_ROLES),
    shows: ['documents'],
    query: z.object({ ...pageQuery, search: text(100).trim().default('') }),
    answer: pageOf(z.object({ id, title: z.string(), type: z.string(), url: z.string(), uploadedAt: instant })),
  }),
  deleteDocument: endpoint({
    method: 'DELETE',
    path: '/v2/service-provider/account/documents/:id',
    summary: 'Permanently deletes one of the provider’s own documents.',
    access: signedInAs(PROVIDER_ROLES, { whileImpersonating: 'barred' }),
    activity: 'Deleted a document',
    changes: ['documents', 'sign-up'],
    params: z.object({ id: ref('document.delete') }),
    errors: ['not_found'],
    addition: 'A document uploaded by mistake must be removable.',
  }),
  getPublicProfile: endpoint({
    method: 'GET',
    path: '/v2/service-provider/account/public-profile/:id',
    summary: 'The public profile of an active provider.',
    access: anyone(),
    shows: ['profile'],
    params: z.object({ id: ref('provider.readPublicProfile') }),
    answer: shape.publicProfile,
    errors: ['not_found'],
  }),
};
