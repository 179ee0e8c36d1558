import { providersContract } from '@tailgate/contract';
import { bindModule, staged } from '../../platform/http/call.ts';
import { deleteDocument, listDocumentsOf } from '../attachments/index.ts';
import { preferencesAnswer, profileAnswer, publicProfileAnswer, settingsAnswer } from './provider-answers.ts';
import { providersPolicy } from './providers.policy.ts';
import { isVanityUrlFree, providerOf, publicProvider } from './providers.queries.ts';
import { RESERVED_ADDRESSES } from './providers.rules.ts';
import { updatePreferences } from './update-preferences.ts';
import { updateProviderSettings } from './update-provider-settings.ts';

export const providersRoutes = bindModule('providers', providersContract, providersPolicy, {
  getProviderAccount: async ({ tx, platform, viewer }) =>
    profileAnswer(tx, await providerOf(tx, viewer.accountId), viewer.role, platform),
  getProviderSettings: async ({ tx, platform, viewer }) =>
    settingsAnswer(tx, await providerOf(tx, viewer.accountId), platform),
  updateProviderSettings: staged(updateProviderSettings),
  checkVanityUrl: async ({ tx, viewer, query: { vanityUrl } }) => ({
    available: !RESERVED_ADDRESSES.has(vanityUrl) && (await isVanityUrlFree(tx, vanityUrl, viewer.accountId)),
  }),
  getPreferences: async ({ tx, platform, viewer }) =>
    preferencesAnswer(tx, await providerOf(tx, viewer.accountId), platform),
  updatePreferences: async ({ tx, platform, viewer, body, allowedIds }) => {
    const { driverLicenseFrontId, driverLicenseBackId, ...changes } = body;
    const [frontId, backId] = await allowedIds(tx, [driverLicenseFrontId, driverLicenseBackId]);
    await updatePreferences(tx, viewer, { ...changes, frontId, backId });
    return await preferencesAnswer(tx, await providerOf(tx, viewer.accountId), platform);
  },
  listDocuments: ({ tx, platform, viewer, query }) => listDocumentsOf(tx, viewer.accountId, query, platform),
  deleteDocument: ({ tx, params, allowed }) => deleteDocument(tx, allowed(params.id)),
  getPublicProfile: async ({ tx, platform, params, allowed }) =>
    publicProfileAnswer(tx, await publicProvider(tx, allowed(params.id)), platform),
});
